import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding } from '../best-encoding.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** Sends an answer in the best encoding that the browser takes, or says that it has it already. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredAnswer,
): FastifyReply | Promise<FastifyReply> {
  const { answer, etag } = stored;
  if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status);
  // The cookie decides the release set, so only the shell's own cache may keep the page for others.
  reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding').header('etag', etag);
  if (answer.headers) return send(reply.code(answer.status).headers(answer.headers), stored.body('identity'));
  if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return send(reply.code(answer.status).type(answer.type), stored.body(encoding));
}

function send(reply: FastifyReply, body: Promise<Buffer> | Buffer): FastifyReply | Promise<FastifyReply> {
  return body instanceof Promise ? body.then((made) => reply.send(made)) : reply.send(body);
}

/** Whether a browser, or a proxy for several, has the page already (RFC 9110 §13.1.2). */
function isKnown(etag: string, noneMatch = ''): boolean {
  return noneMatch.split(',').some((known) => known.trim() === etag);
}
