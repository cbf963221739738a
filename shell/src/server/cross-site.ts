import type { FastifyRequest } from 'fastify';

/**
 * Returns true if a form was sent from another site (CSRF): by Fetch Metadata, or by its origin in browsers without it.
 * A request with neither does not come from a browser.
 */
export function isCrossSite(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicBaseUrl: string,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  // Rejects `same-site`, as subdomains may belong to others; `none` is user-initiated, such as a reload.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // A reverse proxy may strip the port from the host.
  if (origin === undefined || origin === publicBaseUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
