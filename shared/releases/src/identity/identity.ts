import type { FastifyRequest } from 'fastify';
import { RegistryError } from '../registry-error.ts';
import type { Actor } from './actor.ts';

/** Who asks, with the row that holds their grants. */
export interface Identity {
  actor: Actor;
  /** Of a person, token or workload; null for whoever may read the data folder. */
  id: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for nobody. */
    identity: Identity | null;
  }
}

/**
 * Returns who asks, whatever they may do.
 * @throws RegistryError 401 for nobody.
 */
export function requireIdentity(request: FastifyRequest): Identity {
  if (request.identity) return request.identity;
  throw new RegistryError(
    401,
    'not-signed-in',
    'This needs to know who asks.',
    'Send "Authorization: Bearer" with a token, or sign in at /login.',
  );
}
