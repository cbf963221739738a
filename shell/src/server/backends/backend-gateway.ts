import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { BACKEND_PREFIX } from '@careers/contract';
import { FormsOfAddress } from '../api/forms-of-address.ts';
import { isCrossSite } from '../cross-site.ts';
import type { VisitorReleases } from '../previews/visitor-releases.ts';
import { RETRY_AFTER_SECONDS } from '../retry-after.ts';
import { BackendError } from './backend-error.ts';
import { MAX_BACKEND_BYTES } from './backends.ts';
import type { Backends } from './backends.ts';

export interface BackendGatewayOptions {
  backends: Pick<Backends, 'send'>;
  visitors: Pick<VisitorReleases, 'setOf'>;
  publicBaseUrl: string;
  onError(message: string, cause: unknown): void;
}

type BackendRoute = { Params: { remote: string; backend: string }; Body: Buffer | undefined };

/** Proxies teams' backends for browsers, as declared by the visitor's version of the remote. */
export const backendGateway = plugin<BackendGatewayOptions>(
  async (app, options) => {
    // Forwards bodies unparsed.
    await app.register(async (own) => serveBackends(own, options));
  },
  { name: 'backend-gateway', dependencies: ['@fastify/cookie'] },
);

function serveBackends(
  app: FastifyInstance,
  { backends, visitors, publicBaseUrl, onError }: BackendGatewayOptions,
): void {
  const requests = new FormsOfAddress();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BACKEND_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (isCrossSite(request, publicBaseUrl))
      return problem(reply, 403, 'cross-site', 'Pages of other sites do not ask backends of this one.');
    if (requests.admit(request, reply)) return undefined;
    return problem(reply, 429, 'too-many-requests', 'Too many requests of this address are under way.');
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof BackendError) {
      if (error.status >= 500) onError(error.message, error.cause);
      if (error.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
      return problem(reply, error.status, error.fault, error.message);
    }
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413)
      return problem(
        reply,
        413,
        'backend-request-too-large',
        `A request has at most ${MAX_BACKEND_BYTES} bytes.`,
      );
    throw error;
  });
  app.route<BackendRoute>({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${BACKEND_PREFIX}/:remote/:backend/*`,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const { remote, backend } = request.params;
      const manifest = (await visitors.setOf(request)).remotes.get(remote)?.manifest;
      if (!manifest) throw new BackendError('backend-unknown', `${remote} is not a remote of this release.`);
      const { status, headers, body } = await backends.send({
        ...{ manifest, name: backend, method: request.method, path: pathBelow(request) },
        headers: request.headers as Record<string, string>,
        body: request.body,
      });
      const caching = request.method === 'GET' ? {} : { 'cache-control': 'no-store' };
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-store', ...headers, ...caching })
        .send(body);
    },
  });
}

/** Returns the path below the prefix as received, still percent-encoded. */
function pathBelow({ raw, params }: FastifyRequest<BackendRoute>): string {
  const prefix = `${BACKEND_PREFIX}/${params.remote}/${params.backend}`;
  const url = raw.url ?? '';
  return url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : '';
}

/** Problem details (RFC 9457) for the team's developers; visitors read the page's own message. */
function problem(reply: FastifyReply, status: number, code: string, detail: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ status, code, detail }));
}
