import type { RouteObject } from 'react-router';
import type { Head, HeadInput } from './head.ts';
import type { WidgetSlotData } from './widget.ts';

/** How an area reaches the job API: the shell decides where it is, what is cached and what is sanitised. */
export interface ApiAccess {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
}

/** A service of others that pages may load, each only where its category of consent is allowed (decisions §4). */
export type ThirdPartyId = 'tagManager' | 'analytics' | 'labs' | 'chat';

/** How a visitor's consent is kept and read (decisions §4). */
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

/** What the shell gives an area when it composes its routes; the same on the server and in the browser. */
export interface AreaContext {
  api: ApiAccess;
  configuration: PublicConfiguration;
  /**
   * Loads another team's widget for a slot of this page. Never rejects: a widget that cannot be loaded
   * gives a slot that shows its fallback.
   */
  widget(name: string, props: object, options: { signal: AbortSignal }): Promise<WidgetSlotData>;
}

/** `handle` of a route. */
export interface AreaHandle<Data = unknown> {
  head?(input: HeadInput<Data>): Head;
  /**
   * The route is a file, not a page: its loader, which only ever runs on the server, returns a `Response` that is
   * sent as it is. One that throws a status shows the error page. Link to it with a plain `<a>`.
   */
  isFile?: true;
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
  contract: 1;
  name: string;
  /** Plain route objects for the paths the remote claims. A lazy route's `id` is the chunk name of its page. */
  routes(context: AreaContext): RouteObject[];
  /** The area's part of each of the site's sitemaps; without one none of its pages is listed. */
  sitemaps?: { pages?: SitemapSource; offers?: SitemapSource };
}
