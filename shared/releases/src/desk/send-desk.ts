import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskRenderer, View } from '@careers/desk/views';
import { formToken } from './forms.ts';

const NONCE_BYTES = 16;

/** Sends a page of the desk, which can only run the desk's own script, and cannot be framed or cached. */
export async function sendDesk(
  request: FastifyRequest,
  reply: FastifyReply,
  { renderer, view }: { renderer: DeskRenderer; view: View },
): Promise<FastifyReply> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const html = await renderer.render({
    view,
    person: request.identity?.actor.name ?? null,
    token: formToken(request),
    now: new Date().toISOString(),
    nonce,
  });
  return (
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      )
      // "no-referrer" would make browsers send `Origin: null` with forms.
      .header('referrer-policy', 'same-origin')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  );
}
