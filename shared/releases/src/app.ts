import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { DeskRenderer } from '@careers/desk/views';
import { auditRoutes } from './audit/routes.ts';
import { checkRoutes } from './checks/routes.ts';
import type { Database } from './database/schema.ts';
import type { Notifications } from './documents/notifications.ts';
import type { KeyRing } from './documents/key-ring.ts';
import { desk } from './desk/desk.ts';
import { documentRoutes } from './documents/routes.ts';
import { expiry } from './environments/expire-candidates.ts';
import { environmentRoutes } from './environments/routes.ts';
import { errors } from './http/errors.ts';
import { metricsEndpoint } from './health/metrics-endpoint.ts';
import { healthRoutes } from './health/routes.ts';
import { healthRoute } from './http/health.ts';
import { openApi } from './http/openapi.ts';
import { SERVER_OPTIONS } from './http/server-options.ts';
import { unreadBodies } from './http/unread-bodies.ts';
import { planRoutes } from './plans/routes.ts';
import { previewRoutes } from './previews/routes.ts';
import { shellRoutes } from './shells/routes.ts';
import { liveShells } from './shells/shells.ts';
import type { BlobStore } from './store/blob-store.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { versions } from './versions/versions.ts';

const BASE = '/v1';

export interface AppOptions {
  database: Database;
  keys: KeyRing;
  notifications: Notifications;
  store: BlobStore;
  /** Folder for uploads while they are checked. */
  uploads: string;
  /** Trusted proxies for `X-Forwarded-For`. */
  trustedProxies: string;
  /** Minimum log level. */
  log: string;
  /** Registers `request.requireRight`, and the routes of access control. */
  identify: (app: FastifyInstance) => Promise<void>;
  /** Renders the desk; without it the desk is disabled. */
  desk?: DeskRenderer;
}

/** Returns the HTTP application without listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: options.log },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    trustProxy: options.trustedProxies,
    ...SERVER_OPTIONS,
  });
  await app.register(helmet, {
    // API responses need no scripts or framing.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  await app.register(openApi);
  await app.register(errors);
  await app.register(unreadBodies);
  await options.identify(app);
  await app.register(healthRoute, options);
  await app.register(metricsEndpoint, options);
  const { database, store, uploads: drafts } = options;
  await app.register(versions, { database, store, drafts, shells: () => liveShells(database) });
  await app.register(
    async (api) => {
      await api.register(documentRoutes, options);
      await api.register(environmentRoutes, options);
      await api.register(planRoutes, options);
      await api.register(expiry, options);
      await api.register(webhookRoutes, options);
      await api.register(checkRoutes, options);
      await api.register(previewRoutes, options);
      await api.register(shellRoutes, options);
      await api.register(healthRoutes, options);
      await api.register(auditRoutes, options);
    },
    { prefix: BASE },
  );
  if (options.desk) await app.register(desk, { ...options, renderer: options.desk });
  return app;
}
