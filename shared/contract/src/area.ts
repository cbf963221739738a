import type { Head, HeadInput } from './head.ts';
import type { CONTRACT_VERSION } from './version.ts';
import type { WidgetSlotData } from './widget.ts';

/** How an area reaches the job API: the shell decides where it is, what is cached and what is sanitised. */
export interface ApiAccess {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
}

/**
 * A service of others that pages may load, each only where its category of consent is allowed
 * (decisions.md#storage-and-consent).
 */
export type ThirdPartyId = 'tagManager' | 'analytics' | 'labs' | 'chat';

/** How a visitor's consent is kept and read (decisions.md#storage-and-consent). */
export interface ConsentSettings {
  /** Name of the cookie, which a consent platform of others may write too. */
  cookieName: string;
  /** Whether silence refuses personalisation too. */
  isStrict: boolean;
}

/** The part of the site's configuration that browsers may know. */
export interface PublicConfiguration {
  /** `https://host` without trailing slash: base of canonical addresses. */
  publicBaseUrl: string;
  productId: string;
  productName: string;
  environment: 'production' | 'development';
  /** `https://host` of the film player, asked for nothing before advertising cookies are allowed. */
  videoProviderUrl: string;
  /** Address of each service's script; one that is absent is off. */
  thirdParties: Partial<Record<ThirdPartyId, string>>;
  /** How consent is kept; as decided for everybody unless given. */
  consent?: ConsentSettings;
}

/** What the server's part of an area works with. */
export interface AreaContext {
  api: ApiAccess;
  configuration: PublicConfiguration;
}

/** What is asked of a page's loader. Loaders run on the server only. */
export interface PageRequest extends AreaContext {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** Aborted at the page's deadline: pass it to every call. */
  signal: AbortSignal;
  /**
   * Loads another team's widget for a slot of this page. Never rejects: a widget that cannot be loaded
   * gives a slot that shows its fallback.
   */
  widget(name: string, props: object): Promise<WidgetSlotData>;
}

/** What `page.server.ts` exports. It never reaches a browser. */
export interface PageServer {
  /**
   * Returns what the page shows, JSON only; absent for a page that shows the same to all. It may throw or return a
   * redirect, or data with a status (`redirect` and `data` of the platform).
   */
  loader?(request: PageRequest): unknown;
  head(input: HeadInput): Head;
}

/** A page: where it is, and its parts, each loaded when it is wanted. */
export interface AreaPage {
  /** Name of its folder below `src/pages` (`pageFolder`): the page's scripts are known by it. */
  id: string;
  /** React Router's patterns. The page stays in place when the visitor goes from one to another. */
  paths: readonly string[];
  /**
   * Names of the query parameters that its loader or its head reads; any other is no part of the page. All are, where
   * none is declared; tracking parameters never are.
   */
  searchParams?: readonly string[];
  /** The module of the page's component, a `ComponentType` without props. */
  load(): Promise<{ default: unknown }>;
  /** Absent in browsers. */
  loadServer(): Promise<PageServer>;
}

/** A path that answers with a file instead of a page: a document, a picture. Link to it with a plain `<a>`. */
export interface AreaFile {
  /** React Router's pattern. */
  path: string;
  /**
   * The module that makes it, absent in browsers. `answer` may throw what a loader may: a status shows the error page.
   */
  loadServer(): Promise<{ answer(request: PageRequest): Promise<Response> }>;
}

/** A path that has moved. */
export interface AreaRedirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** An address that search engines should know. */
export interface SitemapAddress {
  /** The page's canonical path. */
  path: string;
  /** `2026-11-21` or an instant (ISO 8601). */
  lastModified?: string;
}

/** Gives addresses one by one, as the API lists them; only ever called on the server. */
export type SitemapSource = (context: AreaContext, signal: AbortSignal) => AsyncIterable<SitemapAddress>;

/** What a remote exposes as `./area`. */
export interface Area {
  contract: typeof CONTRACT_VERSION;
  name: string;
  pages: readonly AreaPage[];
  files?: readonly AreaFile[];
  redirects?: readonly AreaRedirect[];
  /** The area's part of each of the site's sitemaps; without one none of its pages is listed. */
  sitemaps?: { pages?: SitemapSource; offers?: SitemapSource };
}
