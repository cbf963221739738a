/** Links of the layout that come from the API; empty when it is down. */
export interface NavigationData {
  jobs: readonly { label: string; href: string }[];
  regions: readonly { label: string; href: string }[];
}
