import type { FastifyReply } from 'fastify';

export const MINUTE = 60;
export const HOUR = 3600;

/** Lets browsers and proxies keep an answer for so many seconds, and show it while they ask anew. */
export function cacheFor(reply: FastifyReply, seconds: number): FastifyReply {
  return reply.header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=${seconds}`);
}
