import { DATA_PREFIX } from '@careers/contract';

const VERSIONED = /^\/(static\/shell|remotes)\/.+\.js$/;
const PICTURES = /^\/static\/ui\//;
const OFFER = /^\/offre-emploi\/[^/]+$/;

/** Whether an address is that of a file which never changes. */
export function isVersioned({ pathname }: URL): boolean {
  return VERSIONED.test(pathname);
}

/** Whether an address is that of a font or a picture of the design system. */
export function isPicture({ pathname }: URL): boolean {
  return PICTURES.test(pathname);
}

/** Whether what is asked for is the data of a page, for an open one to show it. */
export function isData({ pathname }: URL): boolean {
  return pathname.startsWith(`${DATA_PREFIX}/`);
}

/**
 * Whether what is asked for is kept for a time without network: offers that were read and the favourites, as documents
 * or as data, and what they ask of the API. Nothing that is personal, and nothing that is sent.
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
