import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isSame } from '../identity/secrets.ts';
import { refused } from '../registry-error.ts';

/** Returns the CSRF token of a session's forms; empty without a session. */
export function formToken(request: FastifyRequest): string {
  const session = request.session.get('session');
  return session === undefined ? '' : tokenOf(session);
}

/**
 * Derives the token from the session id, which only the registry knows: it is in the encrypted cookie, never on a page.
 */
export function tokenOf(session: string): string {
  return createHmac('sha256', session).update('desk form').digest('base64url');
}

/**
 * Refuses a form without this session's CSRF token; its origin has already been checked.
 * @throws RegistryError 403
 */
export function requireFormToken(request: FastifyRequest, given: string | undefined): void {
  const expected = formToken(request);
  if (expected !== '' && isSame(given ?? '', expected)) return;
  throw refused('form-expired', 'This form is not of your session.');
}
