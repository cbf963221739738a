import type { WidgetSlotData } from '@careers/contract';

/**
 * Prefix of a page's data: `/_data/offres-emploi?page=2` answers for `/offres-emploi?page=2`. A navigation makes one
 * request, this or the next one; its HTTP status is 200, and the page's own status is in the body.
 */
export const DATA_PREFIX = '/_data';

/** Prefix of a page's data with its HTML, for a browser that has not loaded the page's scripts. */
export const PAGE_PREFIX = '/_page';

/**
 * The shell build of a data answer. A page of another build, or with another version of a participating remote, loads
 * the link as a document: scripts cannot be unloaded.
 */
export const BUILD_HEADER = 'x-build';

/** A remote of a page, and the files that the browser loads. URLs contain the version: they never change. */
export interface PageRemote {
  name: string;
  version: string;
  /** URL of the container, and its sha384. */
  entry: string;
  integrity: string;
  /** Chunks of the page; empty for a remote that only provides widgets. */
  page: readonly string[];
  /** Chunks of the initially visible widgets, by widget name. */
  widgets: Readonly<Record<string, readonly string[]>>;
  /** Chunks of the widgets that open later, with a hash (`Widget.opensAt`). */
  laterWidgets: Readonly<Record<string, readonly string[]>>;
}

/** An error without details that visitors should not see. */
export interface SerialisedError {
  status: number;
  /** Text for the visitor; empty for the shell's default. */
  statusText: string;
  /** Value thrown by the route. `{ advice }` is shown to the visitor. */
  data: unknown;
}

export interface HeadElement {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

export interface PageHead {
  title: string;
  /** Name for audience measurement. */
  pageName: string;
  /** All elements except the title. */
  elements: readonly HeadElement[];
}

/** A server-rendered page, shown until the page's scripts are loaded. */
export interface RenderedPage {
  /** Content of `<main>`. */
  html: string;
  /** All rules of the HTML, in styled-components' format. */
  styles: string;
}

/** The answer to a navigation, and the hydration data of a document. */
export interface PageAnswer {
  kind: 'page';
  /** HTTP status of the page. */
  status: number;
  remotes: readonly PageRemote[];
  /** The remote of the page; null for the shell's own pages and error pages. */
  area: string | null;
  /** Loader data by route. */
  loaderData: Readonly<Record<string, unknown>>;
  /** Data that the page's action returned for a form. */
  actionData?: unknown;
  errors: Readonly<Record<string, SerialisedError>> | null;
  head: PageHead;
  /** Present in answers for `PAGE_PREFIX`, except for error pages. */
  rendered?: RenderedPage;
  /** Other areas' widgets on an error page. */
  errorWidgets: { search: WidgetSlotData; offers: WidgetSlotData } | null;
}

/** The shell's answer to a navigation. */
export type DataAnswer =
  | PageAnswer
  | { kind: 'redirect'; location: string }
  /** Not a page, but perhaps a file: the browser must load the document. */
  | { kind: 'document' };
