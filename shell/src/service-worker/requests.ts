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

/**
 * Whether what is asked for is kept for a time without network: offers that were read, the favourites, and what
 * they ask of the API. Nothing that is personal, and nothing that is sent.
 */
export function isKeptOffline({ pathname }: URL, isPage: boolean): boolean {
  if (isPage) return OFFER.test(pathname) || pathname === '/favoris';
  return pathname === '/api/v2.0/offers/multiple' || /^\/api\/v2\.0\/offers\/\d{4}-\d+$/.test(pathname);
}
