import type { FastifyServerOptions } from 'fastify';

/** How every server of the registry takes requests. */
export const SERVER_OPTIONS = {
  // A form that `action` names is judged alone; unknown members are refused, not dropped unseen.
  ajv: { customOptions: { coerceTypes: true, removeAdditional: false, discriminator: true } },
} satisfies FastifyServerOptions;
