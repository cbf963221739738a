import type { FastifyRequest } from 'fastify';

/**
 * Whether a form comes from another site's page (CSRF): by Fetch Metadata, or by its origin in browsers that send none. A
 * request with neither is not a browser's.
 */
export function isCrossSite(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicBaseUrl: string,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  // A subdomain may be somebody else's; `none` is a visitor's own doing, such as a reload.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // An edge may leave the port out of the host.
  if (origin === undefined || origin === publicBaseUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
