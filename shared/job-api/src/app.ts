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
/** Node's limit, so that long parameters still reach their route, which responds with 404. */
const MAX_PATH_LENGTH = 16_384;
/** Time limit of a whole request: two files of 2 MB over a line of 110 kbit/s. */
const REQUEST_TIMEOUT_MILLISECONDS = 300_000;
/** Idle timeout of a connection, also for a response that the client does not read. */
const IDLE_TIMEOUT_MILLISECONDS = 60_000;

export interface AppOptions {
  /** Outside production the `X-Stub` header simulates delays and failures. */
  production: boolean;
  rateLimitPerMinute: number;
  /** Trusted proxies for `X-Forwarded-For`, as rate limits are per visitor. */
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
    // Malformed URLs fail before any route; they get the same error format.
    frameworkErrors: (error, _request, reply) => void refuse(reply, error.statusCode ?? 400),
    // Non-strict: bounds must reject "Infinity" after its coercion to a number.
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false, strictNumbers: false } },
  });
  await app.register(document);
  await app.register(helmet, { contentSecurityPolicy: false });
  await app.register(compress, { threshold: COMPRESSED_FROM_BYTES, globalDecompression: false });
  app.addHook('onRequest', async ({ headers, raw }) => {
    // RFC 9112 §3.2: given two hosts, a proxy may have used the other one.
    if (countOfHosts(raw) > 1) throw usualError(400);
    // Refuses encoded bodies: a small one may decompress to any size.
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
