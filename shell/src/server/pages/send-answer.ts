import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding } from '../best-encoding.ts';
import { RETRY_AFTER_SECONDS } from '../retry-after.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** The cohort cookie selects the release set, so shared caches must not store responses. */
const CACHE_CONTROL = 'private, no-cache';

/** Sends a version's redirect as temporary: browsers would cache a permanent one beyond the version. */
export function sendRedirect(reply: FastifyReply, location: string, status: number): FastifyReply {
  return reply.header('cache-control', CACHE_CONTROL).redirect(location, status);
}

/** Sends an answer in the best encoding that the browser accepts, or 304. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredAnswer,
): Promise<FastifyReply> {
  const { answer, etag } = stored;
  if (answer.kind === 'redirect') return sendRedirect(reply, answer.location, answer.status);
  reply.header('cache-control', CACHE_CONTROL).header('vary', 'accept-encoding').header('etag', etag);
  if (answer.headers) {
    reply.headers(answer.headers);
    return isKnown(etag, request.headers['if-none-match'])
      ? reply.code(304).send()
      : reply.code(answer.status).send(await stored.body('identity'));
  }
  if (answer.isCacheable === false) reply.header('cache-control', 'private, no-store');
  if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
  const status = answer.isData ? 200 : answer.status;
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type(answer.type)
    .send(await stored.body(encoding));
}

/** Returns true if `If-None-Match` contains the etag (RFC 9110 §13.1.2). */
export function isKnown(etag: string | undefined, noneMatch = ''): boolean {
  return noneMatch.split(',').some((known) => known.trim() === etag);
}
