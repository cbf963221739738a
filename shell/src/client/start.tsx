import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, redirectDocument } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { startFederation } from '@careers/federation/browser';
import { WidgetHostProvider, configureConsent } from '@careers/platform';
import { Root } from '../app/root.tsx';
import { OFFLINE_PATH } from '../app/offline-page.tsx';
import type { NavigationData } from '../app/layout/index.ts';
import { AREAS_ROUTE, LAYOUT_ROUTE, composeRoutes } from '../app/routes.tsx';
import { Areas } from './areas.ts';
import { endFadeOnNavigation } from './end-fade.ts';
import { syncHead } from './head-sync.ts';
import { hydrationState, loadLazyRoutes } from './hydration-data.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { readPageData } from './read-page-data.ts';
import { ReleaseWatch } from './release-watch.ts';
import { reloadWithRelease } from './reload-with-release.ts';
import { registerServiceWorker } from './service-worker.ts';
import { reloadOnScriptFailure } from './stale-scripts.ts';
import { loadThirdParties } from './third-parties/load-third-parties.ts';
import { PageViews } from './third-parties/page-views.ts';
import { yieldToVisitor } from './yield-to-visitor.ts';
import { Widgets, browserContext, reportWidgetFailure } from './widgets.ts';

/**
 * Hydrates the page with the release set that the server rendered it with. A remote that does not arrive
 * leaves the server's page as it is: readable, its links and forms working.
 */
export async function start(): Promise<void> {
  const page = readPageData();
  // In the place of another page it is there to be read: its links work as they are.
  if (page.standsIn && window.location.pathname !== OFFLINE_PATH) return;
  if (page.configuration.consent) configureConsent(page.configuration.consent);
  await yieldToVisitor();
  const federation = startFederation(page.releaseSet.remotes);
  const widgets = new Widgets(page.releaseSet.remotes, federation);
  const context = browserContext(page.configuration, widgets);
  const areas = new Areas(page.releaseSet.remotes, federation, context);

  const areaRoutes = (await Promise.all(page.areas.map((name) => areas.routesOf(name)))).flat();
  const watch = new ReleaseWatch(page.releaseSet.remotes);
  const routes = composeRoutes(areaRoutes, {
    async loadLayout({ request }) {
      if (await watch.mustReload()) throw redirectDocument(request.url);
      return page.hydration.loaderData[LAYOUT_ROUTE] as NavigationData;
    },
    revalidatesLayout: true,
    notFound: askServer,
  });
  await loadLazyRoutes(routes, window.location);
  await yieldToVisitor();

  const router = createBrowserRouter(routes, {
    hydrationData: hydrationState(page),
    async patchRoutesOnNavigation({ path, patch }) {
      // The router leaves out what it has, and what comes after the visitor went elsewhere.
      patch(AREAS_ROUTE, await areas.routesFor(path));
    },
  });
  reloadOnScriptFailure(router);
  endFadeOnNavigation(router);
  const pageViews = new PageViews();
  syncHead(router, page.configuration, (pageName) => pageViews.seen(pageName));
  loadThirdParties(page.configuration);
  if (page.reloads) reloadWithRelease(page.releaseSet.revision);
  else registerServiceWorker();
  prefetchOnIntent((pathname) => {
    void watch.ask();
    void areas.prepare(pathname).catch(() => undefined);
  });

  const host = {
    widget: (slot: Parameters<Widgets['module']>[0]) => widgets.module(slot),
    navigate: (to: string, { replace, keepScroll }: { replace?: boolean; keepScroll?: boolean } = {}) =>
      void router.navigate(to, { replace, preventScrollReset: keepScroll }),
    report: reportWidgetFailure,
  };
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no #root.');
  await yieldToVisitor();
  // In a transition React hydrates in slices and lets the visitor's taps through.
  startTransition(() => {
    hydrateRoot(
      root,
      <Root context={context} errorWidgets={page.errorWidgets}>
        <WidgetHostProvider host={host}>
          <RouterProvider router={router} />
        </WidgetHostProvider>
      </Root>,
      { identifierPrefix: 'p-' },
    );
  });
}

function askServer({ request }: LoaderFunctionArgs): never {
  throw redirectDocument(request.url);
}
