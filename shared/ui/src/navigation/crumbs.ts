export interface Crumb {
  label: string;
  /** Absent on the page itself. */
  href?: string;
}

const HOME: Crumb = { label: 'Accueil', href: '/' };

/** Returns a page's crumbs, the home page first. */
export const fromHome = (crumbs: readonly Crumb[]): readonly Crumb[] => [HOME, ...crumbs];

/** Returns the breadcrumb as structured data; `base` makes its paths absolute. */
export function breadcrumbList(crumbs: readonly Crumb[], base: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: fromHome(crumbs).map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: new URL(href, base).href }),
    })),
  };
}
