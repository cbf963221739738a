import { DATA_PREFIX, PAGE_PREFIX } from '../protocol/page-answer.ts';

const VERSIONED = /^\/(static\/shell|remotes)\/.+\.js$/;
const PICTURES = /^\/static\/ui\//;
const OFFER = /^\/offre-emploi\/[^/]+$/;

export function isVersioned({ pathname }: URL): boolean {
  return VERSIONED.test(pathname);
}

/** Returns true for a storable response; previews and private responses forbid it. */
export function isStorable({ headers }: Pick<Response, 'headers'>): boolean {
  return !/\bno-store\b/.test(headers.get('cache-control') ?? '');
}

/** Returns true for a font or picture of the design system. */
export function isPicture({ pathname }: URL): boolean {
  return PICTURES.test(pathname);
}

/** Returns true for the data of a client-side navigation, with or without HTML. */
export function isData({ pathname }: URL): boolean {
  return pageOf(pathname) !== null;
}

/** Returns the cache key of a request; data with and without HTML share one, since either serves both offline. */
export function cacheKeyOf(url: URL): string {
  const page = pageOf(url.pathname);
  return page === null ? url.href : new URL(DATA_PREFIX + page + url.search, url).href;
}

/**
 * Selects requests to cache for offline use: visited offers and favourites, as documents or data, and their API
 * requests. Nothing personal, no submissions.
 */
export function isCachedOffline(url: URL, isDocument: boolean): boolean {
  const { pathname } = url;
  if (isDocument) return isOfflinePage(pathname);
  const page = pageOf(pathname);
  if (page !== null) return isOfflinePage(page);
  return pathname === '/api/v2.0/offers/multiple' || /^\/api\/v2\.0\/offers\/\d{4}-\d+$/.test(pathname);
}

/** Returns the page's path of a data request. */
function pageOf(pathname: string): string | null {
  const prefix = [DATA_PREFIX, PAGE_PREFIX].find((each) => pathname.startsWith(`${each}/`));
  return prefix === undefined ? null : pathname.slice(prefix.length);
}

function isOfflinePage(pathname: string): boolean {
  return OFFER.test(pathname) || pathname === '/favoris';
}
