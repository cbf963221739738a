import type { WidgetSlotData } from './widget.ts';

/**
 * Path below which the answer of a page is asked for: `/_data/offres-emploi?page=2` answers for
 * `/offres-emploi?page=2`. One answer is all that a navigation in the browser asks of the shell; its HTTP status
 * is 200 whenever there is one, the page's own status stands in it.
 */
export const DATA_PREFIX = '/_data';

/**
 * Header of a data answer: the build of the shell that made it. A page of another build, or one that has another version
 * of a remote that takes part, follows the link as a document: what it has loaded cannot be taken back.
 */
export const BUILD_HEADER = 'x-build';

/** A remote that takes part in a page, and what the browser loads of it. Addresses name the version: they never change. */
export interface PageRemote {
  name: string;
  version: string;
  /** Address of the container's file, and its sha384. */
  entry: string;
  integrity: string;
  /** Addresses of the chunks of the page's own area; none for a remote that only brings widgets. */
  page: readonly string[];
  /** Addresses of the chunks of its widgets that the page shows at once, by the widget's name. */
  widgets: Readonly<Record<string, readonly string[]>>;
  /** The same of its widgets that open later, with the address (`Widget.opensAt`). */
  laterWidgets: Readonly<Record<string, readonly string[]>>;
}

/** An error of a page, without anything a visitor should not see. */
export interface SerialisedError {
  status: number;
  /** What is wrong, for the visitor; empty for the shell's own words. */
  statusText: string;
  /** What the route threw. `{ advice }` is what helps, for the visitor. */
  data: unknown;
}

/** An element of a page's head. */
export interface HeadElement {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** A page's head, complete. */
export interface PageHead {
  title: string;
  /** Name for audience measurement. */
  pageName: string;
  /** All but the title. */
  elements: readonly HeadElement[];
}

/** A page but for its HTML: what a navigation in the browser asks for, and what a document holds for its hydration. */
export interface PageAnswer {
  kind: 'page';
  /** HTTP status of the page. */
  status: number;
  remotes: readonly PageRemote[];
  /** Name of the remote whose page it is; null for the shell's own and for error pages. */
  area: string | null;
  /** What loaders returned, by route. */
  loaderData: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, SerialisedError>> | null;
  head: PageHead;
  /** Other teams' widgets on an error page. */
  errorWidgets: { search: WidgetSlotData; offers: WidgetSlotData } | null;
}

/** What a navigation in the browser gets of the shell. */
export type DataAnswer =
  | PageAnswer
  | { kind: 'redirect'; location: string }
  /** There is no page at this address, but maybe a file: ask for the document. */
  | { kind: 'document' };

/** The visitor's release set, so that a browser asks for a page's scripts together with its data. */
export interface ReleaseMap {
  /** As in `BUILD_HEADER`. */
  build: string;
  remotes: readonly MappedRemote[];
}

export interface MappedRemote extends Pick<PageRemote, 'name' | 'version' | 'entry' | 'integrity'> {
  pages: readonly {
    /** React Router's patterns. */
    paths: readonly string[];
    /** Addresses of all chunks that the page asks for, those of its widgets included. */
    files: readonly string[];
  }[];
}
