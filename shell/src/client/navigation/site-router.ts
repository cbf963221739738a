import { createBrowserRouter, createPath, redirect, redirectDocument } from 'react-router';
import type { DataStrategyFunctionArgs, RouteObject } from 'react-router';
import { AREAS_ROUTE } from '../../app/routes.tsx';
import { scriptsOf } from '../remotes/chunks.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { IncomingHtml } from '../server-navigation/incoming-page.tsx';
import { hasUnsavedWork } from '../unsaved-work.ts';
import { addressOf, knownPage } from './addressed-answer.ts';
import type { AddressedAnswer } from './addressed-answer.ts';
import type { KnownRelease } from './known-release.ts';
import { inTime, leaveFor } from './leave.ts';
import type { PageAnswers } from './page-answers.ts';
import { hasRoomForPrefetch } from './prefetch.ts';
import { areLoaded, errorsOf, first, hasDataOf, loadedResultsOf, resultsOf } from './route-results.ts';
import type { DataAnswer, PageAnswer, PageRemote } from '../../protocol/page-answer.ts';
import type { MappedRemote } from '../../protocol/release-map.ts';

/** Maximum time a page waits for the scripts of other areas' widgets. */
const WIDGETS_TIMEOUT_MILLISECONDS = 500;

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

export interface SiteRouterOptions {
  routes: RouteObject[];
  /** The answer for the hydrated page. */
  answer: PageAnswer;
  answers: PageAnswers;
  remotes: Remotes;
  release: KnownRelease;
  /** Called with each page once it is shown. */
  onPage(answer: PageAnswer): void;
}

export interface SiteNavigation {
  router: SiteRouter;
  shown(): PageAnswer;
  incomingHtml: IncomingHtml;
  /** Adds the pages of areas without loading the areas. */
  addPages(remotes: readonly MappedRemote[]): void;
}

/**
 * Returns the page's router. A navigation makes one request for a whole page: its data and, unless its scripts are
 * loaded, its HTML, which is shown meanwhile. History navigations restore visited pages immediately.
 */
export function createSiteRouter(options: SiteRouterOptions): SiteNavigation {
  const { answers, remotes, release } = options;
  const areas = new Set(options.answer.area === null ? [] : [options.answer.area]);
  let current: AddressedAnswer = { address: addressOf(window.location), answer: options.answer };
  let incoming: (AddressedAnswer & { entry: string }) | undefined;

  const known = () => knownPage(router.state, current, answers);
  const pending = () => router.state.navigation.location ?? router.state.location;
  const leave = () => leaveFor(createPath(pending()));

  async function answerFor({ request, matches }: DataStrategyFunctionArgs): Promise<DataAnswer> {
    const url = new URL(request.url);
    const answer = known();
    if (answer && hasDataOf(matches, answer)) {
      if (answer !== current.answer) void reloadIfReleaseMoved(release);
      return answer;
    }
    const isReady = areLoaded(matches);
    // Requests the scripts before the data list them.
    if (isReady) remotes.runAhead(release.pageAt(url.pathname)?.files ?? []);
    return answers.take(url.pathname + url.search, isReady ? 'data' : 'rendered', request.signal);
  }

  const router = createBrowserRouter(options.routes, {
    hydrationData: {
      loaderData: { ...options.answer.loaderData },
      errors: options.answer.errors ? errorsOf(options.answer.errors) : null,
    },
    async patchRoutesOnNavigation({ path, patch, signal }) {
      // The router also asks for known paths with parameters.
      if (areas.has(release.pageAt(path)?.remote.name ?? '')) return;
      const visited = known()?.area;
      // The router ignores known routes, and results of aborted navigations.
      if (visited && remotes.isLoading(visited)) return patch(AREAS_ROUTE, await remotes.routesOf(visited));
      if (!hasRoomForPrefetch()) return leave();
      const address = addressOf(pending());
      answers.fetchAhead(address, 'rendered');
      const area = visited ?? learned(await answers.ahead(address), remotes);
      if (area && !areas.has(area)) {
        const routes = await inTime(remotes.routesOf(area), signal, leave);
        areas.add(area);
        patch(AREAS_ROUTE, routes);
      }
    },
    async dataStrategy(input) {
      const location = pending();
      const answer = await answerFor(input);
      if (answer.kind === 'redirect') return first(input, redirect(answer.location));
      if (answer.kind === 'document' || !hasDataOf(input.matches, answer))
        return first(input, redirectDocument(createPath(location)));
      incoming = { entry: location.key, address: addressOf(location), answer };
      remotes.learn(answer.remotes);
      // Shows the HTML immediately; scripts run after its paint.
      if (answer.rendered && !areLoaded(input.matches)) return resultsOf(input, answer);
      return preparedResults(input, answer, remotes, leave);
    },
  });

  let place = router.state.location;
  answers.keep(place.key, current.address, current.answer);
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location === place) return;
    const { answer: left } = current;
    place = location;
    if (incoming?.entry === location.key) current = incoming;
    if (!current.answer.errors) answers.keep(location.key, current.address, current.answer);
    // A step within the page is not a new page.
    if (current.answer !== left) options.onPage(current.answer);
  });
  return {
    router,
    shown: () => current.answer,
    incomingHtml(address) {
      if (incoming?.address === address) return incoming.answer.rendered;
      // Only for the current page: another one may be pending.
      return current.address === address ? current.answer.rendered : undefined;
    },
    addPages(mapped) {
      for (const remote of mapped.filter(({ name }) => !areas.has(name))) {
        areas.add(remote.name);
        router.patchRoutes(AREAS_ROUTE, remotes.mappedRoutes(remote));
      }
    },
  };
}

/** Returns results once the page's component is loaded; waits briefly for other areas' widgets. */
async function preparedResults(
  input: DataStrategyFunctionArgs,
  answer: PageAnswer,
  remotes: Remotes,
  leave: () => Promise<never>,
): ReturnType<typeof loadedResultsOf> {
  remotes.runAhead(answer.remotes.flatMap(shownFiles));
  const widgets = Promise.race([remotes.prepareWidgets(answer.remotes), delay(WIDGETS_TIMEOUT_MILLISECONDS)]);
  const results = await inTime(loadedResultsOf(input, answer), input.request.signal, leave);
  await widgets;
  return results;
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function learned(answer: DataAnswer | null, remotes: Remotes): string | null {
  if (answer?.kind !== 'page') return null;
  remotes.learn(answer.remotes);
  return answer.area;
}

function shownFiles({ entry, page, widgets }: PageRemote): string[] {
  return scriptsOf(entry, [...page, ...Object.values(widgets).flat()]);
}

/** Checks the release in the background, as a visited page is shown immediately (REL-03). */
async function reloadIfReleaseMoved(release: KnownRelease): Promise<void> {
  if (!(await release.ask()) && !hasUnsavedWork()) window.location.reload();
}
