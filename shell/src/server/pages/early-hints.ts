import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Set by an edge that passes interim answers on to browsers over HTTP/2. Others would take one for the answer itself,
 * and browsers heed none over HTTP/1.1: without this header none is sent.
 */
const ASKED = 'x-early-hints';

/** Tells the browser, before the page is there, which files every page needs (RFC 8297). */
export function sendEarlyHints(
  request: FastifyRequest,
  reply: FastifyReply,
  files: { scripts: readonly string[]; fonts: readonly string[] },
): void {
  const { httpVersion } = request.raw;
  if (request.headers[ASKED] !== '1' || request.method !== 'GET' || httpVersion === '1.0') return;
  const link = [
    ...files.fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...files.scripts.map((script) => `<${script}>; rel=preload; as=script`),
  ];
  reply.raw.writeEarlyHints({ link });
}
