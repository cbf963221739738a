import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import plugin from 'fastify-plugin';
import type { CachedApi } from './cached-api.ts';
import { FormsOfAddress } from './forms-of-address.ts';
import { isKnown } from '../pages/send-answer.ts';
import { RETRY_AFTER_SECONDS } from '../retry-after.ts';

/** Path of the job API on the page's origin. */
const PREFIX = '/api/v2.0';

/** Timeout of the API's response to a whole form: above the API's own limits, below a browser's. */
const ANSWER_TIMEOUT_MILLISECONDS = 20_000;

const NOT_FOUND = [{ field: '', code: 'NOT_FOUND', message: 'Cette ressource n’existe pas' }];
const UNAVAILABLE = [
  { field: '', code: 'UNAVAILABLE', message: 'Le service est momentanément indisponible' },
];
const TOO_MANY = [
  { field: '', code: 'TOO_MANY_REQUESTS', message: 'Trop de demandes, merci de réessayer dans une minute' },
];

export interface GatewayOptions {
  api: CachedApi;
  apiUrl: string;
  answerTimeoutMilliseconds?: number;
}

/** Proxies the job API for browsers: GETs from the cache, sanitised; POSTs are streamed through and never stored. */
export const apiGateway = plugin<GatewayOptions>(
  async (app, options) => {
    app.get(`${PREFIX}/*`, async (request, reply) => {
      // Resolves dot segments first: they would lead out of the API, to private endpoints.
      const { pathname, search } = new URL(request.raw.url ?? '/', options.apiUrl);
      if (!pathname.startsWith(`${PREFIX}/`)) return reply.code(404).send(NOT_FOUND);
      try {
        const { status, headers, body } = await options.api.get(pathname + search);
        reply.headers(headers);
        return status === 200 && isKnown(headers['etag'], request.headers['if-none-match'])
          ? await reply.code(304).send()
          : await reply.code(status).send(body);
      } catch {
        return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(UNAVAILABLE);
      }
    });
    const forms = new FormsOfAddress();
    const timeout = options.answerTimeoutMilliseconds ?? ANSWER_TIMEOUT_MILLISECONDS;
    await app.register(httpProxy, {
      upstream: options.apiUrl,
      prefix: PREFIX,
      rewritePrefix: PREFIX,
      httpMethods: ['POST'],
      undici: { headersTimeout: timeout, bodyTimeout: timeout },
      async preHandler(request, reply) {
        if (!forms.admit(request, reply)) return reply.send(TOO_MANY);
        // Fastify has already read small text bodies.
        if (request.body === request.raw) request.body = bodyOf(request.raw);
        return undefined;
      },
      replyOptions: {
        // Forwards the visitor's IP address, for the API's rate limit. Node.js has answered `Expect` itself.
        rewriteRequestHeaders: (request, { expect: _answered, ...headers }) => ({
          ...headers,
          'x-forwarded-for': request.ip,
        }),
        onError: (reply) => {
          void reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(UNAVAILABLE);
        },
      },
    });
  },
  { name: 'gateway' },
);

/**
 * Pipes a request's body into a stream that the upstream may destroy. The rest of the body is then drained: the
 * connection would otherwise be unusable.
 */
function bodyOf(request: IncomingMessage): PassThrough {
  const body = new PassThrough();
  request.pipe(body);
  body.once('close', () => request.unpipe(body).resume());
  request.once('close', () => {
    if (!request.complete) body.destroy();
  });
  return body;
}
