import compress from '@fastify/compress';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { registerAlerts } from './alerts/routes.ts';
import { registerApplications } from './applications/routes.ts';
import type { VirusScanner } from './applications/virus-scanner.ts';
import { registerEntities } from './entities/routes.ts';
import { registerDocument, serveDocument } from './http/document.ts';
import { refuse, registerErrors } from './http/errors.ts';
import { registerHealth } from './http/health.ts';
import { registerPressure } from './http/pressure.ts';
import { parseQuery } from './http/query-string.ts';
import { registerStub } from './http/stub.ts';
import { registerJobs } from './jobs/routes.ts';
import { registerNews } from './news/routes.ts';
import { registerOffers } from './offers/routes.ts';
import { registerReferentials } from './referentials/routes.ts';
import type { Settings } from './settings.ts';
import type { Snapshot } from './snapshot.ts';

const BASE = '/api/v2.0';
const COMPRESSED_FROM_BYTES = 1024;
/** Node takes no longer one: every path that can be asked for meets its route, which finds nothing there. */
const LONGEST_ADDRESS = 16_384;

export interface ApplicationContext {
  /** Asked at each request. */
  snapshot: () => Snapshot;
  /** Says whether the database has more requests waiting than it can answer soon. */
  isFull: () => boolean;
  /** What happens to applications and alerts as they come in. */
  receiving: {
    scanner: VirusScanner | null;
    alertDoubleOptIn: boolean;
    /** Something was stored whose sender is to be answered by mail. */
    mailIsDue(): void;
  };
}

/** Returns the HTTP application without listening. */
export async function createApplication(
  settings: Pick<Settings, 'production' | 'rateLimitPerMinute'>,
  { snapshot, isFull, receiving }: ApplicationContext,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'warn' },
    // Proxies of this machine or of its private network say whose request it is: limits are for each visitor.
    trustProxy: ['loopback', 'uniquelocal'],
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: LONGEST_ADDRESS,
      querystringParser: parseQuery,
    },
    // Addresses that cannot be read are refused before any route: in the same shape.
    frameworkErrors: (error, _request, reply) => void refuse(reply, error.statusCode ?? 400),
    // Strict numbers would leave "Infinity" out of the bounds' checks once it has become a number.
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false, strictNumbers: false } },
  });
  await registerDocument(app);
  await app.register(helmet, { contentSecurityPolicy: false });
  await app.register(compress, { threshold: COMPRESSED_FROM_BYTES });
  await app.register(etag, { weak: true });
  await app.register(rateLimit, { global: false });
  registerPressure(app, isFull);
  registerErrors(app);
  if (!settings.production) registerStub(app);
  registerHealth(app, snapshot);
  await app.register(
    async (api) => {
      registerOffers(api, snapshot);
      registerReferentials(api, snapshot);
      registerEntities(api, () => snapshot().catalogue);
      registerJobs(api, () => snapshot().catalogue);
      registerNews(api, () => snapshot().database);
      await registerApplications(api, snapshot, {
        ratePerMinute: settings.rateLimitPerMinute,
        scanner: receiving.scanner,
        onStored: receiving.mailIsDue,
      });
      await registerAlerts(api, snapshot, {
        ratePerMinute: settings.rateLimitPerMinute,
        doubleOptIn: receiving.alertDoubleOptIn,
        onStored: receiving.mailIsDue,
      });
      await serveDocument(api);
    },
    { prefix: BASE },
  );
  return app;
}
