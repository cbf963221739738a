import { rm } from 'node:fs/promises';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ArtefactStore, RemoteLoader } from '@careers/federation/node';
import type { AreaContext, PublicConfiguration } from '@careers/contract';
import { loadErrorPage } from '../app/error-page/error-boundary.tsx';
import { CachedApi } from './api/cached-api.ts';
import { registerGateway } from './api/gateway.ts';
import { firstPaintScript } from './rendering/first-paint-script.ts';
import { registerConsent } from './consent/register-consent.ts';
import { registerDiscovery } from './discovery/register-discovery.ts';
import { registerErrorAnswers } from './error-answers.ts';
import { registerHealth } from './health.ts';
import { registerMetrics } from './metrics.ts';
import { createPageCache } from './pages/page-cache.ts';
import { registerPages } from './pages/register-pages.ts';
import { SitePages } from './pages/site-pages.ts';
import { announceShell } from './releases/announce-shell.ts';
import { ReleaseDocumentFile } from './releases/release-document.ts';
import { WidgetsOfPages } from './releases/release-map.ts';
import { ReleaseSets } from './releases/release-sets.ts';
import { serverLibraries } from './releases/server-libraries.ts';
import { navigationOf } from './rendering/load-navigation.ts';
import { PageHandlers } from './rendering/page-handlers.ts';
import { PageLoader } from './rendering/page-loader.ts';
import { PageRenderer } from './rendering/page-renderer.tsx';
import { PageRequests } from './rendering/page-requests.ts';
import { serverWidgets } from './rendering/server-widgets.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerServiceWorker } from './service-worker.ts';
import type { Settings } from './settings.ts';
import { readShellScripts } from './shell-scripts.ts';
import { registerStaticFiles } from './static-files.ts';

export interface ApplicationFolders {
  /** The shell's browser build, with its `scripts.json`. */
  clientDirectory: string;
  uiDirectory: string;
  /** The built service worker. */
  serviceWorkerFile: string;
}

/** Returns the shell's server, ready to listen. Closing it stops all it started and drops its copies. */
export async function createApplication(
  settings: Settings,
  folders: ApplicationFolders,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      // Whom a request comes from and what it searches for is nobody's business but the visitor's.
      serializers: { req: ({ method, url = '' }) => ({ method, path: url.split('?')[0] }) },
    },
    // Proxies of this machine or of its private network say whose request it is: limits are for each visitor.
    trustProxy: ['loopback', 'uniquelocal'],
    // A request may name a whole address (RFC 9112 §3.2.2): whatever host it names, it is asked of this site.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/]*/i, '') || '/',
    // Broken escapes are a page that does not exist, not a fault of ours.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2_000 },
  });
  const metrics = registerMetrics(app);
  const onProblem = (message: string, cause: unknown) => {
    metrics.problem();
    app.log.error({ err: cause }, message);
  };

  const configuration: PublicConfiguration = {
    publicBaseUrl: settings.publicBaseUrl,
    productId: settings.productId,
    productName: settings.productName,
    environment: settings.environment,
    videoProviderUrl: settings.videoProviderUrl,
    thirdParties: settings.thirdParties,
    consent: settings.consent,
  };
  const api = new CachedApi(settings.apiUrl);
  const context: AreaContext = { api: { baseUrl: settings.apiUrl, fetch: api.fetch }, configuration };
  const loadWidget = serverWidgets({ ...context, onProblem });
  const store = new ArtefactStore({
    storeDirectory: settings.storeDirectory,
    copyDirectory: settings.copyDirectory,
  });
  const remoteLoader = new RemoteLoader(store, serverLibraries());
  const sets = new ReleaseSets(remoteLoader, store, onProblem);
  const cache = createPageCache();
  const document = new ReleaseDocumentFile({
    path: settings.releaseDocument,
    onProblem: (message) => app.log.error(message),
    onChange: () => cache.clear(),
  });
  const scripts = await readShellScripts(folders.clientDirectory);
  await loadErrorPage();
  const requests = new PageRequests({ context, loadWidget, onProblem });
  const loader = new PageLoader({ handlers: new PageHandlers(requests), loadWidget, onProblem });
  const renderer = new PageRenderer({
    context,
    loader,
    navigation: navigationOf(context),
    scripts,
    firstPaintScript: firstPaintScript(settings.consent),
    reloadPages: settings.reloadPages,
  });
  const widgets = new WidgetsOfPages();
  const pages = new SitePages({ cache, loader, renderer, requests, widgets, build: scripts.build });

  await registerSecurityHeaders(app, settings);
  await app.register(cookie);
  registerErrorAnswers(app);
  await registerStaticFiles(app, { ...folders, store });
  registerHealth(app, { document, sets, apiUrl: settings.apiUrl });
  await registerServiceWorker(app, { file: folders.serviceWorkerFile, scripts });
  registerDiscovery(app, { context, document, sets });
  await registerGateway(app, { api, apiUrl: settings.apiUrl });
  await registerConsent(app, settings);
  registerPages(app, {
    document,
    sets,
    pages,
    metrics,
    scripts,
    publicBaseUrl: settings.publicBaseUrl,
  });

  await document.start();
  const takeBack = await announceShell(settings.shellsDirectory, remoteLoader.shared, onProblem);
  app.addHook('onClose', async () => {
    document.stop();
    await takeBack();
    await rm(settings.copyDirectory, { recursive: true, force: true });
  });
  return app;
}
