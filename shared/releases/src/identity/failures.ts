import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RegistryError } from '../registry-error.ts';

const PER_MINUTE = 30;

export interface Failures {
  /** @throws RegistryError 429 for an address from which too many attempts have failed. */
  refuse(request: FastifyRequest): Promise<void>;
  count(request: FastifyRequest): Promise<void>;
}

/** Counts failed attempts to prove who one is, by address; needs `@fastify/rate-limit`. */
export function failuresOf(app: FastifyInstance): Failures {
  const limit = app.createRateLimit({ max: PER_MINUTE - 1, timeWindow: '1 minute' });
  return {
    async refuse(request) {
      const state = await limit(request, { increment: false });
      if (state.isAllowed || !state.isExceeded) return;
      throw new RegistryError(
        429,
        'too-many-failures',
        'Too many attempts from this address to prove who asks have failed.',
        `Wait ${state.ttlInSeconds} seconds, and look at the token.`,
      );
    },
    async count(request) {
      await limit(request);
    },
  };
}
