import type { FastifyRequest } from 'fastify';

/** Returns the page of this site that a form was sent from, to lead back to it. */
export function pageBefore({ headers: { referer }, host }: Pick<FastifyRequest, 'headers' | 'host'>): string {
  if (!referer || !URL.canParse(referer)) return '/';
  const url = new URL(referer);
  // A path that begins with two slashes would redirect to another host.
  return url.host === host ? url.pathname.replace(/^\/+/, '/') + url.search : '/';
}
