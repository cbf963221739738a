import type { FastifyServerOptions } from 'fastify';

/** What every process of the shell logs, and how: lines of JSON, each with the name of its event (`event`). */
export function loggerOptions(level: string) {
  return {
    level,
    serializers: {
      // Whom a request comes from and what it searches for is nobody's business but the visitor's.
      req: ({ method, url = '' }: { method?: string; url?: string }) => ({ method, path: url.split('?')[0] }),
    },
  } satisfies FastifyServerOptions['logger'];
}
