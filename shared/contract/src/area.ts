import type { BackendAccess } from './backends.ts';
import type { ApiAccess, PublicConfiguration } from './configuration.ts';
import type { PageContributions } from './contributions.ts';
import type { ContractVersion } from './version.ts';
import type { WidgetSlotData } from './widget.ts';

/** Context of an area's server side. */
export interface AreaContext {
  api: ApiAccess;
  configuration: PublicConfiguration;
}

/** The input of a page's loader, which runs on the server only. */
export interface PageRequest extends AreaContext {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** Aborted at the page's deadline: pass it to every call. */
  signal: AbortSignal;
  /** Backends of package.json by name: `backendOf` of the platform. Absent in older shells. */
  backend?(name: string): BackendAccess;
  /**
   * Loads another area's widget for a slot. Never rejects: a widget that fails to load gives a slot that shows its
   * fallback.
   */
  widget(name: string, props: object): Promise<WidgetSlotData>;
  /** Contributions of all remotes of the visitor's release set to pages about the whole site. */
  readonly contributions: PageContributions;
}

/** The input of a page's action: that of its loader, with what the visitor has entered. Runs on the server only, once. */
export interface ActionRequest extends Pick<PageRequest, keyof AreaContext | 'url' | 'params' | 'signal'> {
  /** The form's fields, by name; files are not accepted. */
  fields: URLSearchParams;
  /** Backends, the same as its loader's. */
  backend?(name: string): BackendAccess;
}

export interface OpenGraph {
  type?: 'website' | 'article';
  /** Path or absolute URL of a 1200 × 630 picture. */
  image?: string;
}

/** Address and title of an Atom feed. */
export interface FeedLink {
  path: string;
  title: string;
}

/** A page's metadata for browsers, search engines and shared links. */
export interface Head {
  /** Without the site's suffix, which the shell adds. */
  title: string;
  description?: string;
  /** Path and query of the canonical URL; the shell makes it absolute. */
  canonical?: string;
  /** `robots` directives; absent means indexable. */
  robots?: 'noindex,follow' | 'noindex,nofollow';
  /** Name for audience measurement; the title when absent. No personal data. */
  pageName?: string;
  /** An Atom feed of what the page lists; its path is one of the area's files. */
  feed?: FeedLink;
  openGraph?: OpenGraph;
  /** schema.org objects, without `@context`. */
  structuredData?: readonly object[];
}

export interface HeadInput<Data = unknown> {
  data: Data;
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
  search: string;
  configuration: PublicConfiguration;
  /** Data that the page's action returned for a form. */
  actionData?: unknown;
}

/** The exports of `page.server.ts`, which never reaches a browser. */
export interface PageServer {
  /**
   * Returns the page's data, JSON only; optional. It may throw or return a redirect, or data with a status (`redirect`
   * and `data` of the platform).
   */
  loader?(request: PageRequest): unknown;
  /**
   * Answers a form that the page posts to its own address; optional. Returns a redirect, sent as 303, or what to correct, as
   * data with a status such as 422, which the page then shows (`useActionData` of the platform). Declare it in the module
   * itself: `export async function action`.
   */
  action?(request: ActionRequest): unknown;
  head(input: HeadInput): Head;
}

/** A page: its paths, and its modules, loaded on demand. */
export interface AreaPage {
  /** Name of its folder in `src/pages` (`pageFolder`), and of its chunk. */
  id: string;
  /** React Router's patterns; navigating between them does not remount the page. */
  paths: readonly string[];
  /**
   * Query parameters that the loader or the head reads: any other is ignored. All count when absent; tracking
   * parameters never do.
   */
  searchParams?: readonly string[];
  /** True if its server module exports an `action`: any other page refuses POST. */
  hasAction?: boolean;
  /** The module of the component, a `ComponentType` without props. */
  load(): Promise<{ default: unknown }>;
  /** Absent in browsers. */
  loadServer(): Promise<PageServer>;
}

/** A path that answers with a file, such as a PDF or a picture. Link to it with a plain `<a>`. */
export interface AreaFile {
  /** React Router's pattern. */
  path: string;
  /** Absent in browsers. `answer` may throw what a loader may: a status shows the error page. */
  loadServer(): Promise<{ answer(request: PageRequest): Promise<Response> }>;
}

/** A path that has moved. */
export interface AreaRedirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** An entry of a sitemap. */
export interface SitemapAddress {
  /** The page's canonical path. */
  path: string;
  /** `2026-11-21` or an instant (ISO 8601). */
  lastModified?: string;
}

/** Yields entries in the API's order; server only. */
export type SitemapSource = (context: AreaContext, signal: AbortSignal) => AsyncIterable<SitemapAddress>;

/** Module that a remote exposes as `./area`. */
export interface Area {
  contract: ContractVersion;
  name: string;
  pages: readonly AreaPage[];
  files?: readonly AreaFile[];
  redirects?: readonly AreaRedirect[];
  /** The area's entries in each sitemap; its pages are not listed without one. */
  sitemaps?: { pages?: SitemapSource; offers?: SitemapSource };
}
