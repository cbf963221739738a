import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ArtefactStore, claimCopyDirectory } from '@careers/federation/node';
import type { PublicConfiguration } from '@careers/contract';
import { CachedApi } from './api/cached-api.ts';
import { registerGateway } from './api/gateway.ts';
import { firstPaintScript } from './rendering/first-paint-script.ts';
import { registerConsent } from './consent/register-consent.ts';
import { registerDiscovery } from './discovery/register-discovery.ts';
import { registerErrorAnswers } from './error-answers.ts';
import { registerHealth } from './health.ts';
import { createLanes } from './lanes/create-lanes.ts';
import { registerMetrics } from './metrics.ts';
import { loggerOptions } from './logger.ts';
import { PageCache } from './pages/page-cache.ts';
import { registerPages } from './pages/register-pages.ts';
import { SitePages } from './pages/site-pages.ts';
import { announceShell } from './releases/announce-shell.ts';
import { ReleaseDocumentFile } from './releases/release-document.ts';
import { WidgetsOfPages } from './releases/release-map.ts';
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
    logger: loggerOptions(settings.logLevel),
    // Proxies of this machine or of its private network say whose request it is: limits are for each visitor.
    trustProxy: ['loopback', 'uniquelocal'],
    // A request may name a whole address (RFC 9112 §3.2.2): whatever host it names, it is asked of this site.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/]*/i, '') || '/',
    // Broken escapes are a page that does not exist, not a fault of ours.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2_000 },
  });
  const fuseCount = () => lanes.fuses.count;
  const metrics = registerMetrics(app, fuseCount);
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
  const copies = await claimCopyDirectory(settings.copiesDirectory);
  const store = new ArtefactStore({
    storeDirectory: settings.storeDirectory,
    copyDirectory: copies.path,
  });
  const scripts = await readShellScripts(folders.clientDirectory);
  const lanes = createLanes({
    settings: {
      configuration,
      apiUrl: settings.apiUrl,
      scripts,
      firstPaintScript: firstPaintScript(settings.consent),
      reloadPages: settings.reloadPages,
    },
    program: join(folders.clientDirectory, '..', 'server', 'lane.cjs'),
    store,
    copyDirectory: copies.path,
    fusesDirectory: settings.fusesDirectory,
    faultsFile: settings.faultsFile,
    metrics,
    onProblem,
  });
  const { releases, requests, fuses } = lanes;
  const document = new ReleaseDocumentFile({ path: settings.releaseDocument, log: app.log });
  const pages = new SitePages({
    cache: new PageCache(),
    requests,
    releases,
    widgets: new WidgetsOfPages(),
    build: scripts.build,
  });

  await registerSecurityHeaders(app, settings);
  await app.register(cookie);
  registerErrorAnswers(app);
  await registerStaticFiles(app, { ...folders, store, document });
  registerHealth(app, { releases, apiUrl: settings.apiUrl });
  await registerServiceWorker(app, { file: folders.serviceWorkerFile, scripts });
  registerDiscovery(app, { configuration, releases });
  await registerGateway(app, { api: new CachedApi(settings.apiUrl), apiUrl: settings.apiUrl });
  await registerConsent(app, settings);
  registerPages(app, { releases, pages, metrics, scripts, publicBaseUrl: settings.publicBaseUrl });

  await fuses.start();
  await document.start();
  releases.follow(document.current);
  document.onChange = (moved) => releases.follow(moved);
  const takeBack = await announceShell(settings.shellsDirectory, await lanes.shared, onProblem);
  app.addHook('onClose', async () => {
    document.stop();
    fuses.stop();
    await takeBack();
    await releases.stop();
    await copies.release();
  });
  return app;
}
