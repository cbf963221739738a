import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { CachedApi } from './cached-api.ts';

/** Path of the job API on the page's own origin. */
const PREFIX = '/api/v2.0';

/**
 * Serves the job API to browsers on the page's origin: GETs from the cache, sanitised; applications are
 * streamed through, never kept here.
 */
export async function registerGateway(app: FastifyInstance, options: { api: CachedApi; apiUrl: string }) {
  app.get(`${PREFIX}/*`, async (request, reply) => {
    try {
      const answer = await options.api.get(request.raw.url ?? PREFIX);
      return await reply.code(answer.status).headers(answer.headers).send(answer.body);
    } catch (error) {
      request.log.error({ err: error }, 'The job API cannot be reached');
      return reply
        .code(503)
        .header('retry-after', '5')
        .send([{ field: '', code: 'UNAVAILABLE', message: 'Le service est momentanément indisponible' }]);
    }
  });
  await app.register(httpProxy, {
    upstream: options.apiUrl,
    prefix: PREFIX,
    rewritePrefix: PREFIX,
    httpMethods: ['POST'],
    replyOptions: {
      // The API limits by address: it must see the visitor's, not ours.
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
      onError: (reply) => {
        void reply
          .code(503)
          .header('retry-after', '5')
          .send([{ field: '', code: 'UNAVAILABLE', message: 'Le service est momentanément indisponible' }]);
      },
    },
  });
}
