import type { FastifyServerOptions } from 'fastify';

/** Fastify options of every registry server. */
export const SERVER_OPTIONS = {
  // Validates only the alternative selected by `action`; rejects unknown members instead of removing them.
  ajv: { customOptions: { coerceTypes: true, removeAdditional: false, discriminator: true } },
} satisfies FastifyServerOptions;
