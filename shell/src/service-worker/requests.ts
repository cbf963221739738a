import { DATA_PREFIX } from '@careers/contract';

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

/** Whether a request is for a page's data. */
export function isData({ pathname }: URL): boolean {
  return pathname.startsWith(`${DATA_PREFIX}/`);
}

/**
 * Whether a request is cached for offline use: visited offers and the favourites, as documents or data, and their API
 * requests. Nothing personal, no submissions.
 */
export function isKeptOffline(url: URL, isDocument: boolean): boolean {
  const { pathname } = url;
  if (isDocument) return isKeptPage(pathname);
  if (isData(url)) return isKeptPage(pathname.slice(DATA_PREFIX.length));
  return pathname === '/api/v2.0/offers/multiple' || /^\/api\/v2\.0\/offers\/\d{4}-\d+$/.test(pathname);
}

function isKeptPage(pathname: string): boolean {
  return OFFER.test(pathname) || pathname === '/favoris';
}
