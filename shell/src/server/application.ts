import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { CachedApi } from './api/cached-api.ts';
import { apiGateway } from './api/gateway.ts';
import { Backends } from './backends/backends.ts';
import { backendGateway } from './backends/backend-gateway.ts';
import { consent } from './consent/consent.ts';
import { browserFailures } from './browser-failures.ts';
import { development } from './development.ts';
import { errorAnswers } from './error-answers.ts';
import { health } from './health.ts';
import { idleConnections } from './idle-connections.ts';
import { loggerOptions } from './logger.ts';
import { metricsEndpoint } from './metrics.ts';
import { actionFinder, actions } from './pages/actions.ts';
import { pages } from './pages/pages.ts';
import { requestedUrl } from './request-target.ts';
import { previews } from './previews/previews.ts';
import { refusalSettings, refusedRequests } from './refused-requests.ts';
import { documentHeaders, securityHeaders } from './security-headers.ts';
import { serviceWorker } from './service-worker.ts';
import type { Settings } from './settings.ts';
import { readShellScripts } from './shell-scripts.ts';
import { createSite } from './site.ts';
import type { ApplicationFolders } from './site.ts';
import { staticFiles } from './static-files.ts';
import { webVitals } from './web-vitals.ts';
import { wellKnown } from './well-known/well-known.ts';

/** Limit of concurrent API requests of browsers: about a second's worth of searches. */
const MAX_API_REQUESTS = 128;

/** Creates the shell's server. Closing it stops everything it started and deletes its copies of remotes. */
export async function createApplication(
  settings: Settings,
  folders: ApplicationFolders,
): Promise<FastifyInstance> {
  const { apiUrl, publicBaseUrl, videoProviderUrl, thirdParties } = settings;
  const scripts = await readShellScripts(folders.clientDirectory);
  const headers = documentHeaders({ videoProviderUrl, thirdParties, inlineScript: scripts.inline });
  const app = Fastify({
    ...refusalSettings(headers),
    logger: loggerOptions(settings.logLevel),
    // Answers requests on open connections during shutdown; `idleConnections` closes the others.
    return503OnClosing: false,
    trustProxy: settings.trustedProxies,
    rewriteUrl: ({ url }) => requestedUrl(url),
    // Long parameters, such as search words, still match a route.
    routerOptions: { maxParamLength: 2_000 },
  });
  const site = await createSite(settings, { ...folders, scripts }, app.log);
  const { configuration, document, metrics, onError, releases, status, store, visitors } = site;
  const backends = new Backends(settings.backends);
  app.addHook('onClose', async () => {
    await Promise.all([site.stop(), backends.close()]);
  });

  app.register(idleConnections);
  app.register(metricsEndpoint, metrics);
  app.register(securityHeaders, { headers });
  app.register(cookie);
  const forms = { visitors, site: site.pages, publicBaseUrl };
  app.register(refusedRequests, { headers, hasAction: actionFinder(forms) });
  app.register(errorAnswers);
  app.register(previews, { visitors, publicBaseUrl });
  app.register(staticFiles, { ...folders, store, document, visitors });
  app.register(health, { releases, status, apiUrl });
  app.register(serviceWorker, { file: folders.serviceWorkerFile, scripts });
  app.register(wellKnown, { configuration, releases });
  const api = new CachedApi({ apiUrl, onError, maxRequests: MAX_API_REQUESTS });
  app.register(apiGateway, { api, apiUrl });
  app.register(backendGateway, { backends, visitors, publicBaseUrl, onError });
  app.register(browserFailures, { releases, metrics, outcomes: status.outcomes, onError });
  app.register(webVitals, { releases, outcomes: status.outcomes });
  app.register(consent, { consent: settings.consent, publicBaseUrl });
  if (settings.developmentUrl) app.register(development, { url: settings.developmentUrl, releases });
  app.register(actions, forms);
  app.register(pages, {
    ...{ visitors, metrics, scripts, publicBaseUrl },
    ...{ site: site.pages, outcomes: status.outcomes },
    isCacheShown: settings.environment !== 'production',
  });
  return app;
}
