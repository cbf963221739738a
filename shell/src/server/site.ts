import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ArtefactStore, claimCopyDirectory } from '@careers/federation/node';
import type { PublicConfiguration } from '@careers/contract';
import { VisitorReleases } from './previews/visitor-releases.ts';
import { createMetrics } from './metrics.ts';
import { PageCache } from './pages/page-cache.ts';
import { SitePages } from './pages/site-pages.ts';
import { FolderBackend } from './releases/folder-backend.ts';
import { RegistryBackend } from './releases/registry/registry-backend.ts';
import type { RegistryBackendOptions } from './releases/registry/registry-backend.ts';
import type { ReleaseBackend } from './releases/release-backend.ts';
import { WidgetsOfPages } from './releases/release-map.ts';
import { ContributionsOfSets } from './releases/set-contributions.ts';
import { createRenderProcesses } from './render-processes/create-render-processes.ts';
import { capabilitiesOf } from './releases/capabilities.ts';
import type { Settings } from './settings.ts';
import type { ShellScripts } from './shell-scripts.ts';

export interface ApplicationFolders {
  /** Client build of the shell, with its `scripts.json`. */
  clientDirectory: string;
  uiDirectory: string;
  serviceWorkerFile: string;
}

interface SiteFiles extends Pick<ApplicationFolders, 'clientDirectory'> {
  scripts: ShellScripts;
}

/** Creates the parts that the server's plugins share: releases, render processes, cached pages. */
export async function createSite(settings: Settings, files: SiteFiles, log: FastifyBaseLogger) {
  const { clientDirectory, scripts } = files;
  const metrics = createMetrics({
    disabledVersions: () => status.disabled.length,
    fallbacks: () => status.fallbacks.length,
  });
  const onError = (message: string, cause: unknown) => {
    metrics.errorLogged();
    log.error({ event: 'page_error', err: cause }, message);
  };
  const configuration = publicConfiguration(settings);
  const { apiUrl, backends, reloadPages, layoutVetoes } = settings;
  const copies = await claimCopyDirectory(settings.copiesDirectory);
  const backend = createBackend(settings, { log, metrics: metrics.registry, onError });
  const store = new ArtefactStore({ source: backend.artefacts, copyDirectory: copies.path });
  const processes = createRenderProcesses({
    settings: { configuration, apiUrl, backends, scripts, reloadPages, layoutVetoes },
    program: join(clientDirectory, '..', 'server', 'render-process.cjs'),
    store,
    copyDirectory: copies.path,
    metrics,
    onError,
  });
  const { previews, recent, rehearsals, releases, requests, status } = processes;
  const pages = new SitePages({
    cache: new PageCache(),
    requests,
    releases,
    recent,
    widgets: new WidgetsOfPages(),
    contributions: new ContributionsOfSets(layoutVetoes),
    scripts,
  });

  await backend.start(() => releases.follow(backend.document.current));
  backend.register(await capabilitiesOf(await processes.shared, settings), { status, rehearsals });
  return {
    configuration,
    document: backend.document,
    metrics,
    onError,
    pages,
    releases,
    status,
    store,
    visitors: new VisitorReleases({ releases, sets: previews, verifier: backend.previews }),
    async stop() {
      await backend.stop();
      await Promise.all([previews.stop(), rehearsals.stop()]);
      await releases.stop();
      await copies.release();
    },
  };
}

function createBackend(
  { releases, publicBaseUrl: site, shellCacheDirectory: cacheDirectory }: Settings,
  parts: Pick<RegistryBackendOptions, 'log' | 'metrics' | 'onError'>,
): ReleaseBackend {
  return 'folder' in releases
    ? new FolderBackend(releases.folder, parts.log)
    : new RegistryBackend({ registry: releases, site, cacheDirectory, ...parts });
}

/** Returns the settings that are public to browsers. */
function publicConfiguration(settings: Settings): PublicConfiguration {
  const { publicBaseUrl, productId, productName, environment, deploymentEnvironment } = settings;
  const { videoProviderUrl, thirdParties, consent } = settings;
  const site = { publicBaseUrl, productId, productName, environment, deploymentEnvironment };
  return { ...site, videoProviderUrl, thirdParties, consent };
}
