import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ArtefactStore, claimCopyDirectory } from '@careers/federation/node';
import type { PublicConfiguration } from '@careers/contract';
import type { ApplicationFolders } from './application.ts';
import { createLanes } from './lanes/create-lanes.ts';
import { createMetrics } from './metrics.ts';
import { PageCache } from './pages/page-cache.ts';
import { SitePages } from './pages/site-pages.ts';
import { announceShell } from './releases/announce-shell.ts';
import { ReleaseDocumentFile } from './releases/release-document.ts';
import { WidgetsOfPages } from './releases/release-map.ts';
import { firstPaintScript } from './rendering/first-paint-script.ts';
import type { Settings } from './settings.ts';
import { readShellScripts } from './shell-scripts.ts';

/** Returns what the plugins of the server work with: releases, the lanes that run them, the pages in front of those. */
export async function createSite(settings: Settings, folders: ApplicationFolders, log: FastifyBaseLogger) {
  const metrics = createMetrics(() => lanes.fuses.count);
  const onProblem = (message: string, cause: unknown) => {
    metrics.problem();
    log.error({ event: 'page_problem', err: cause }, message);
  };
  const configuration = publicConfiguration(settings);
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
  const document = new ReleaseDocumentFile({ path: settings.releaseDocument, log });
  const widgets = new WidgetsOfPages();
  const pages = new SitePages({ cache: new PageCache(), requests, releases, widgets, build: scripts.build });

  await fuses.start();
  await document.start();
  releases.follow(document.current);
  document.onChange = (moved) => releases.follow(moved);
  const takeBack = await announceShell(settings.shellsDirectory, await lanes.shared, log);
  return {
    configuration,
    document,
    metrics,
    pages,
    releases,
    scripts,
    store,
    async stop() {
      document.stop();
      fuses.stop();
      await takeBack();
      await releases.stop();
      await copies.release();
    },
  };
}

/** The settings that browsers may know. */
function publicConfiguration(settings: Settings): PublicConfiguration {
  const { publicBaseUrl, productId, productName, environment, videoProviderUrl, thirdParties, consent } =
    settings;
  return { publicBaseUrl, productId, productName, environment, videoProviderUrl, thirdParties, consent };
}
