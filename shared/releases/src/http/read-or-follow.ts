import type { FastifyRequest } from 'fastify';
import type { Actor } from '../identity/actor.ts';
import { RegistryError } from '../registry-error.ts';

/** Lets in whoever may read, and shells that follow this environment. */
export function requireReadOrFollow(request: FastifyRequest, environment: string): Actor {
  try {
    return request.requireRight({ to: 'follow', environment });
  } catch (error) {
    if (!(error instanceof RegistryError) || error.status !== 403) throw error;
    return request.requireRight({ to: 'read' });
  }
}
