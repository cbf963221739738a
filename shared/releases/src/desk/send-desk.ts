import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskRenderer, View } from '@careers/desk/views';
import { formToken } from './form-token.ts';

const NONCE_BYTES = 16;

/** Sends a page of the desk: whatever it holds, nothing but the desk's own script runs, and it is in nobody's frame or cache. */
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
      // With "no-referrer" a browser posts a form as if from nowhere.
      .header('referrer-policy', 'same-origin')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  );
}
