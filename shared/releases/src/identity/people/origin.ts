import type { FastifyRequest } from 'fastify';
import { RegistryError } from '../../registry-error.ts';

/**
 * Refuses a change that a browser sends along with a person's cookie from a page of another origin.
 * @throws RegistryError 403
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  if (request.headers.origin === origin) return;
  throw new RegistryError(
    403,
    'foreign-origin',
    `A person changes something only from pages of ${origin}, this comes from ${request.headers.origin ?? 'nowhere'}.`,
    `Open ${origin}, or send a token in place of the cookie.`,
  );
}
