import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Containers, shareScope } from '@careers/federation/browser';
import { onDemandLibraries } from '@careers/federation/on-demand-libraries';
import { sharedLibraries } from '@careers/federation/shared-libraries';
import { WidgetHostProvider } from '@careers/platform';
import { followLinks } from '@careers/platform/follow-links';
import { keepRouterEntries } from '@careers/platform/history-entries';
import { yieldToMain } from '@careers/platform/yield-to-main';
import { PageCommitContext } from '../app/page-outlet.tsx';
import { loadErrorPage } from '../app/error-page/error-boundary.tsx';
import { Root } from '../app/root.tsx';
import { OFFLINE_PATH } from '../app/constants.ts';
import type { PageData } from '../app/page-data.ts';
import type { PageAnswer } from '../protocol/page-answer.ts';
import { composeRoutes } from '../app/routes.tsx';
import type { Layout } from './layout/start-layout.ts';
import { pageRecovery } from './failures/page-recovery.ts';
import { reportFailure, reportUncaught } from './failures/report-failure.ts';
import { loadLateFonts } from './late-fonts.ts';
import { measureFirstPage } from './measure-first-page.ts';
import { errorWidgets } from './navigation/error-widgets.ts';
import { readHead } from './navigation/head-sync.ts';
import { KnownRelease } from './navigation/known-release.ts';
import { PageRelease } from './navigation/page-release.ts';
import { PageAnswers } from './navigation/page-answers.ts';
import { prefetchNext } from './navigation/prefetch-next.ts';
import { prefetchOnIntent } from './navigation/prefetch.ts';
import { reloadOnChunkLoadError } from './navigation/reload-for-fresh-scripts.ts';
import { showCommittedPage } from './navigation/show-committed-page.ts';
import { createSiteRouter } from './navigation/site-router.ts';
import type { SiteRouter } from './navigation/site-router.ts';
import { Remotes, loadFirstPage, moduleOf } from './remotes/remotes.ts';
import type { PageModule } from './remotes/page-module.ts';
import { IncomingHtmlContext } from './server-navigation/incoming-page.tsx';
import { registerServiceWorker } from './service-worker.ts';
import { AudienceEvents } from './third-parties/audience-events.ts';
import { loadThirdParties } from './third-parties/load-third-parties.ts';

/**
 * Hydrates the page with the release that the server rendered. A remote that fails to load leaves the server's HTML:
 * readable, with working links and forms.
 */
export async function start(layout: Layout, page: PageData): Promise<void> {
  const { configuration } = page;
  const answer = { ...page.answer, head: readHead(page.pageName) };
  // The offline fallback at another URL stays static.
  if (page.isOfflineFallback && window.location.pathname !== OFFLINE_PATH) return;
  const remotes = new Remotes(new Containers(shareScope(sharedLibraries, onDemandLibraries)));
  const pageRelease = new PageRelease(page.build, answer.remotes);
  const release = new KnownRelease(pageRelease);
  const answers = new PageAnswers(pageRelease, (href) => preloadPage(href, release, remotes));
  remotes.learn(answer.remotes);
  const routes = composeRoutes(answer.area ? await remotes.routesOf(answer.area) : []);
  await Promise.all([loadFirstPage(routes), answer.errors && loadErrorPage()]);
  await yieldToMain();
  // The router starts with the current address, which may belong to another page.
  if (window.reloadIfLeft?.()) return;

  const audience = new AudienceEvents();
  audience.listen();
  const leaveFirstPage = measureFirstPage(answer, release);
  const { router, shown, incomingHtml, addPages } = createSiteRouter({
    routes,
    answer,
    answers,
    remotes,
    release,
    onPage(answer) {
      leaveFirstPage();
      audience.pageSeen(answer.head.pageName);
      prefetchNext(answer, release);
    },
  });
  reloadOnChunkLoadError(router);
  layout.follow(router);
  audience.pageSeen(answer.head.pageName);
  loadThirdParties(configuration);
  const navigate = keepRouterEntries(router);
  const host = { widget: remotes.widget.bind(remotes), navigate, report: reportWidgetFailure };
  const api = { baseUrl: window.location.origin, fetch: window.fetch.bind(window) };
  reportUncaught();
  const problems = await developmentProblems(page, shown);
  const recovery = problems ? null : pageRecovery(router, shown);
  const showLateFonts = loadLateFonts();
  const onCommit = showCommittedPage(router, shown, showLateFonts);
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no #root.');
  await yieldToMain();
  // A transition hydrates in slices, so that taps are handled in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <Root
        site={{ api, configuration }}
        actionData={() => shown().actionData}
        errorWidgets={errorWidgets(shown, answers)}
        recovery={recovery}
      >
        <PageCommitContext value={onCommit}>
          <WidgetHostProvider host={host}>
            <IncomingHtmlContext value={incomingHtml}>
              <RouterProvider router={router} />
            </IncomingHtmlContext>
          </WidgetHostProvider>
        </PageCommitContext>
      </Root>,
      { identifierPrefix: 'p-', ...problems?.rootOptions },
    );
  });
  followLinks(document, navigate);

  prefetchOnIntent((url) => {
    const modules = modulesAt(router, url.pathname);
    const isReady = modules.some(({ component }) => component !== null);
    answers.fetchAhead(url.pathname + url.search, isReady ? 'data' : 'rendered');
    const known = release.pageAt(url.pathname);
    if (!known) return;
    remotes.runAhead(known.files);
    for (const module of modules) module.load().catch(() => undefined);
  });
  if (page.reloads === 'never') registerServiceWorker();
  await release.ask();
  remotes.learn(release.remotes);
  addPages(release.remotes);
  prefetchNext(shown(), release);
}

/** Development only, never in production scripts. Returns the reporter of the page's errors. */
async function developmentProblems({ reloads }: PageData, shown: () => PageAnswer) {
  if (reloads === 'never') return undefined;
  const { follow } = await import(/* webpackChunkName: "development" */ './development/follow.ts');
  return follow(reloads, shown);
}

/** Requests the scripts of an incoming page, which runs them once its HTML is painted. */
function preloadPage(href: string, release: KnownRelease, remotes: Remotes): void {
  remotes.preload(release.pageAt(new URL(href, window.location.href).pathname)?.files ?? []);
}

function modulesAt({ routes }: SiteRouter, pathname: string): PageModule[] {
  return (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => moduleOf(route) ?? []);
}

/** Reports a widget's failure to the shell and developers; visitors see the slot's fallback. */
function reportWidgetFailure(slot: { widget: string; remote: string | null }, error: unknown): void {
  console.warn(`The widget ${slot.widget} of ${slot.remote ?? 'no remote'} fell back.`, error);
  if (slot.remote) void reportFailure('widget', error, slot.remote);
}
