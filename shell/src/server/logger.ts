import type { FastifyServerOptions } from 'fastify';

/** Pino options of every process of the shell. Log lines carry the name of their event (`event`). */
export function loggerOptions(level: string) {
  return {
    level,
    serializers: {
      // Privacy: no IP address, no query.
      req: ({ method, url = '' }: { method?: string; url?: string }) => ({ method, path: url.split('?')[0] }),
    },
  } satisfies FastifyServerOptions['logger'];
}
