import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { alertRoutes } from './alerts/routes.ts';
import type { AlertOptions } from './alerts/routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import type { ApplicationOptions } from './applications/routes.ts';
import { document, documentRoutes } from './http/document.ts';
import { errors, refuse, usualError } from './http/errors.ts';
import { healthRoute } from './http/health.ts';
import type { HealthContext } from './http/health.ts';
import { pressure } from './http/pressure.ts';
import { readTimeout } from './http/read-timeout.ts';
import { rateLimits } from './http/rate-limit.ts';
import { parseQuery } from './http/query-string.ts';
import { stub } from './http/stub.ts';
import { newsRoutes } from './references/news-routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { entityRoutes, referentialRoutes } from './references/referential-routes.ts';
import { jobRoutes } from './references/job-routes.ts';
import type { ReferentialContext } from './references/referential-routes.ts';
import type { SearchContext } from './search/search-offers.ts';

const BASE = '/api/v2.0';
const COMPRESSED_FROM_BYTES = 1024;
/** Limit of Node: a longer parameter still reaches its route, which answers 404. */
const MAX_PATH_LENGTH = 16_384;
/** Of a whole request: two files of 2 MB over a line of 110 kbit/s. */
const REQUEST_TIMEOUT_MILLISECONDS = 300_000;
/** Of a connection on which nothing moves: also an answer that nobody reads. */
const IDLE_TIMEOUT_MILLISECONDS = 60_000;

export interface AppOptions {
  /** Outside production the `X-Stub` header simulates delays and failures. */
  production: boolean;
  rateLimitPerMinute: number;
  /** Addresses whose `X-Forwarded-For` is believed: rate limits are per visitor. */
  trustedProxies: string;
  /** Called at each request. */
  context: () => SearchContext & ReferentialContext & HealthContext;
  /** Returns true when queries wait too long for a connection. */
  isFull: () => boolean;
  applications: Omit<ApplicationOptions, 'context' | 'ratePerMinute'>;
  alerts: Pick<AlertOptions, 'doubleOptIn' | 'confirm'>;
}

/** Returns the HTTP application without listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { context, rateLimitPerMinute: ratePerMinute } = options;
  const catalogue = () => context().catalogue;
  const database = () => context().database;
  const app = Fastify({
    logger: { level: 'warn' },
    trustProxy: options.trustedProxies,
    requestTimeout: REQUEST_TIMEOUT_MILLISECONDS,
    connectionTimeout: IDLE_TIMEOUT_MILLISECONDS,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: MAX_PATH_LENGTH,
      querystringParser: parseQuery,
    },
    // Malformed addresses fail before any route: same error shape.
    frameworkErrors: (error, _request, reply) => void refuse(reply, error.statusCode ?? 400),
    // Non-strict: bounds must reject "Infinity" after its coercion to a number.
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false, strictNumbers: false } },
  });
  await app.register(document);
  await app.register(helmet, { contentSecurityPolicy: false });
  await app.register(compress, { threshold: COMPRESSED_FROM_BYTES, globalDecompression: false });
  app.addHook('onRequest', async ({ headers, raw }) => {
    // RFC 9112 §3.2: proxies may have taken the other one.
    if (countOfHosts(raw) > 1) throw usualError(400);
    // A small encoded body may unfold to any size.
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw usualError(415);
  });
  await app.register(etag, { weak: true });
  await app.register(rateLimits);
  await app.register(pressure, { isFull: options.isFull });
  await app.register(errors);
  await app.register(readTimeout);
  if (!options.production) await app.register(stub);
  await app.register(healthRoute, { context });
  await app.register(
    async (api) => {
      await api.register(offerRoutes, { context });
      await api.register(referentialRoutes, { context });
      await api.register(entityRoutes, { catalogue });
      await api.register(jobRoutes, { catalogue });
      await api.register(newsRoutes, { database });
      await api.register(applicationRoutes, { ...options.applications, context, ratePerMinute });
      await api.register(alertRoutes, { ...options.alerts, context, ratePerMinute });
      await api.register(documentRoutes);
    },
    { prefix: BASE },
  );
  return app;
}

function countOfHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}
