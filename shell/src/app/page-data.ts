import type { PageAnswer, PublicConfiguration } from '@careers/contract';

/** What the server tells the browser so that it builds the very same page. JSON only. */
export interface PageData {
  configuration: PublicConfiguration;
  /** What a navigation to this page would have been answered, but for its head: that is the document's. */
  answer: Omit<PageAnswer, 'head'>;
  pageName: string;
  /** The build of the shell that made the page, as in `BUILD_HEADER`. */
  build: string;
  /** The document may stand at another page's address: the page for a time without network. */
  isOfflineFallback: boolean;
  /** The page reloads when a release moves: for development. */
  reloads: boolean;
}

/** Id of the script element that holds the page's data. */
export const PAGE_DATA_ID = 'page-data';
