import type { FastifyReply, FastifyRequest } from 'fastify';

/** Request header of a CDN or proxy that forwards 103 responses over HTTP/2; others may mistake one for the response. */
const OPT_IN_HEADER = 'x-early-hints';

/** Sends 103 Early Hints with the scripts and fonts of every page (RFC 8297). */
export function sendEarlyHints(
  request: FastifyRequest,
  reply: FastifyReply,
  files: { scripts: readonly string[]; fonts: readonly string[] },
): void {
  const { httpVersion } = request.raw;
  if (request.headers[OPT_IN_HEADER] !== '1' || request.method !== 'GET' || httpVersion === '1.0') return;
  const link = [
    ...files.fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...files.scripts.map((script) => `<${script}>; rel=preload; as=script`),
  ];
  reply.raw.writeEarlyHints({ link });
}
