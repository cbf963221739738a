import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Static } from 'typebox';
import { isSame } from '../identity/secrets.ts';
import { RegistryError, refused } from '../registry-error.ts';

/** Maximum length of a field; a reason has up to 500 characters. */
const MAX_FIELD = 2_000;

/** Schema of a form's fields, all text. */
export const Form = Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: MAX_FIELD }), {
  maxProperties: 20,
});

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
 * Hook that refuses a form without this session's CSRF token; its origin has already been checked.
 * @throws RegistryError 403
 */
export async function requireFormToken(request: FastifyRequest): Promise<void> {
  if (request.method !== 'POST') return;
  const { token = '' } = request.body as Static<typeof Form>;
  const expected = formToken(request);
  if (expected !== '' && isSame(token, expected)) return;
  throw refused('form-expired', 'This form is not of your session.');
}

/** Returns the refusal of a form's fields; its remedy names fields where the API's names its schema. */
export function invalidForm(message: string, remedy: string): RegistryError {
  return new RegistryError(400, 'invalid-request', message, remedy);
}
