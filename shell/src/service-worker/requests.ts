import { DATA_PREFIX, PAGE_PREFIX } from '@careers/contract';

const VERSIONED = /^\/(static\/shell|remotes)\/.+\.js$/;
const PICTURES = /^\/static\/ui\//;
const OFFER = /^\/offre-emploi\/[^/]+$/;

/** Whether a URL is of an immutable file. */
export function isVersioned({ pathname }: URL): boolean {
  return VERSIONED.test(pathname);
}

/** Whether a URL is of a font or a picture of the design system. */
export function isPicture({ pathname }: URL): boolean {
  return PICTURES.test(pathname);
}

/** Whether a request is a navigation's, for a page's data alone or with its HTML. */
export function isData({ pathname }: URL): boolean {
  return pageOf(pathname) !== null;
}

/** The URL that an answer is cached at: offline, an answer of either form is given for both. */
export function cacheKeyOf(url: URL): string {
  const page = pageOf(url.pathname);
  return page === null ? url.href : new URL(DATA_PREFIX + page + url.search, url).href;
}

/**
 * Whether a request is cached for offline use: visited offers and the favourites, as documents or data, and their API
 * requests. Nothing personal, no submissions.
 */
export function isKeptOffline(url: URL, isDocument: boolean): boolean {
  const { pathname } = url;
  if (isDocument) return isKeptPage(pathname);
  const page = pageOf(pathname);
  if (page !== null) return isKeptPage(page);
  return pathname === '/api/v2.0/offers/multiple' || /^\/api\/v2\.0\/offers\/\d{4}-\d+$/.test(pathname);
}

/** The path of the page that a navigation asks for. */
function pageOf(pathname: string): string | null {
  const prefix = [DATA_PREFIX, PAGE_PREFIX].find((each) => pathname.startsWith(`${each}/`));
  return prefix === undefined ? null : pathname.slice(prefix.length);
}

function isKeptPage(pathname: string): boolean {
  return OFFER.test(pathname) || pathname === '/favoris';
}
