import type { FastifyInstance } from 'fastify';
import type { ReleaseDocumentFile } from './releases/release-document.ts';

const TIMEOUT_MILLISECONDS = 1_000;

/** `/healthz`: this process serves, and whether the API answers it. Degraded is still 200: pages are served. */
export function registerHealth(
  app: FastifyInstance,
  options: { document: ReleaseDocumentFile; apiUrl: string },
): void {
  app.get('/healthz', async (_request, reply) => {
    const api = await answers(new URL('/healthz', options.apiUrl));
    reply.header('cache-control', 'no-store');
    return {
      status: api ? 'ok' : 'degraded',
      revision: options.document.current.revision,
      api: api ? 'up' : 'down',
    };
  });
}

async function answers(url: URL): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) }).then(
    (response) => response.ok,
    () => false,
  );
}
