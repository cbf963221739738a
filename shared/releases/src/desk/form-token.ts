import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isSame } from '../identity/secrets.ts';
import { refused } from '../registry-error.ts';

/** Returns what the forms of a session prove by that a page of the desk has sent them; empty without a session. */
export function formToken(request: FastifyRequest): string {
  const session = request.session.get('session');
  return session === undefined ? '' : tokenOf(session);
}

/** The id of a session is known to the registry alone: it is in the encrypted cookie, never on a page. */
export function tokenOf(session: string): string {
  return createHmac('sha256', session).update('desk form').digest('base64url');
}

/**
 * Refuses a form that no page of this session has sent; that its origin is the registry's was looked at before.
 * @throws RegistryError 403
 */
export function requireFormToken(request: FastifyRequest, given: string | undefined): void {
  const expected = formToken(request);
  if (expected !== '' && isSame(given ?? '', expected)) return;
  throw refused('form-expired', 'This form is not of your session.');
}
