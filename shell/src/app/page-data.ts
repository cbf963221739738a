import type { PublicConfiguration } from '@careers/contract';
import type { BrowserRemote } from '@careers/federation/browser';
import type { ErrorWidgets } from './error-widgets.tsx';

/** What the server tells the browser so that it builds the very same page. JSON only. */
export interface PageData {
  configuration: PublicConfiguration;
  releaseSet: {
    revision: number;
    remotes: BrowserRemote[];
  };
  /** Remotes whose area the first render needs. */
  areas: string[];
  /** Offers below an error page. */
  errorWidgets: ErrorWidgets | null;
  /** The document may stand at another page's address: the page for a time without network. */
  standsIn: boolean;
  /** The page reloads when a release moves. */
  reloads: boolean;
  hydration: {
    loaderData: Record<string, unknown>;
    errors: Record<string, SerialisedError> | null;
  };
}

/** An error of a route, without anything a visitor should not see. */
export interface SerialisedError {
  status: number;
  statusText: string;
  data: unknown;
}

/** Id of the script element that holds the page's data. */
export const PAGE_DATA_ID = 'page-data';
