import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { CachedApi } from './api/cached-api.ts';
import { apiGateway } from './api/gateway.ts';
import { consent } from './consent/consent.ts';
import { errorAnswers } from './error-answers.ts';
import { health } from './health.ts';
import { keptConnections } from './kept-connections.ts';
import { loggerOptions } from './logger.ts';
import { metricsEndpoint } from './metrics.ts';
import { pages } from './pages/pages.ts';
import { securityHeaders } from './security-headers.ts';
import { serviceWorker } from './service-worker.ts';
import type { Settings } from './settings.ts';
import { createSite } from './site.ts';
import { staticFiles } from './static-files.ts';
import { wellKnown } from './well-known/well-known.ts';

export interface ApplicationFolders {
  /** The shell's browser build, with its `scripts.json`. */
  clientDirectory: string;
  uiDirectory: string;
  /** The built service worker. */
  serviceWorkerFile: string;
}

/** Returns the shell's server, ready to serve. Closing it stops all it started and drops its copies. */
export async function createApplication(
  settings: Settings,
  folders: ApplicationFolders,
): Promise<FastifyInstance> {
  const { apiUrl, publicBaseUrl, videoProviderUrl, thirdParties } = settings;
  const app = Fastify({
    logger: loggerOptions(settings.logLevel),
    // Proxies of this machine or of its private network say whose request it is: limits are for each visitor.
    trustProxy: ['loopback', 'uniquelocal'],
    // A request may name a whole address (RFC 9112 §3.2.2): whatever host it names, it is asked of this site.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/]*/i, '') || '/',
    // Broken escapes are a page that does not exist, not a fault of ours.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2_000 },
  });
  const site = await createSite(settings, folders, app.log);
  const { configuration, document, metrics, onError, releases, scripts, store } = site;
  app.addHook('onClose', () => site.stop());

  app.register(keptConnections);
  app.register(metricsEndpoint, metrics);
  app.register(securityHeaders, { videoProviderUrl, thirdParties, consent: settings.consent });
  app.register(cookie);
  app.register(errorAnswers);
  app.register(staticFiles, { ...folders, store, document });
  app.register(health, { releases, apiUrl });
  app.register(serviceWorker, { file: folders.serviceWorkerFile, scripts });
  app.register(wellKnown, { configuration, releases });
  app.register(apiGateway, { api: new CachedApi({ apiUrl, onError }), apiUrl });
  app.register(consent, { consent: settings.consent, publicBaseUrl });
  app.register(pages, { releases, site: site.pages, metrics, scripts, publicBaseUrl });
  return app;
}
