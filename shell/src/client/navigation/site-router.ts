import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  createBrowserRouter,
  redirect,
  redirectDocument,
} from 'react-router';
import type { DataStrategyFunctionArgs, DataStrategyResult, RouteObject } from 'react-router';
import type { DataAnswer, PageAnswer, PageRemote } from '@careers/contract';
import { loadErrorPage } from '../../app/error-page/error-boundary.tsx';
import { AREAS_ROUTE } from '../../app/routes.tsx';
import { scriptsOf } from '../remotes/chunks.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { hasUnsavedWork } from '../unsaved-work.ts';
import type { KnownRelease } from './known-release.ts';
import { holdStyles } from '../styles/page-styles.ts';
import { inTime, leaveFor } from './leave.ts';
import type { PageAnswers } from './page-answers.ts';
import { hasRoomForPrefetch } from './prefetch.ts';

/** How long a page waits for the scripts of other areas' widgets. */
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

/**
 * Returns the page's router, and the answer of the current page. A navigation makes one request to the shell for all
 * data of a page, and requests its scripts at the same time; history navigations restore visited pages at once.
 */
export function createSiteRouter(options: SiteRouterOptions): { router: SiteRouter; shown(): PageAnswer } {
  const { answers, remotes, release } = options;
  let current = options.answer;
  let arriving: { entry: string; answer: PageAnswer } | undefined;

  /** The visited page of the history entry. */
  function visited(): PageAnswer | undefined {
    const { location, historyAction } = router.state.navigation;
    return historyAction === 'POP' && location ? answers.visited(location.key) : undefined;
  }

  /** Requests a page's scripts before its data list them. */
  function runAhead(pathname: string): void {
    const known = release.pageAt(pathname);
    if (known) remotes.runAhead(known.files);
  }

  async function answerFor({ request }: DataStrategyFunctionArgs): Promise<DataAnswer> {
    const url = new URL(request.url);
    const known = visited();
    if (known) {
      void reloadIfReleaseMoved(release);
      return known;
    }
    runAhead(url.pathname);
    return answers.take(url.pathname + url.search, request.signal);
  }

  const router = createBrowserRouter(options.routes, {
    hydrationData: {
      loaderData: { ...options.answer.loaderData },
      errors: options.answer.errors ? errorsOf(options.answer.errors) : null,
    },
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const known = release.pageAt(path)?.remote.name ?? visited()?.area;
      // The router ignores known routes, and results of aborted navigations.
      if (known && remotes.isLoading(known)) return patch(AREAS_ROUTE, await remotes.routesOf(known));
      const href = path + (router.state.navigation.location?.search ?? '');
      if (!hasRoomForPrefetch()) return leaveFor(href);
      answers.fetchAhead(href);
      runAhead(path);
      const data = answers.ahead(href);
      const area = known ?? learned(await data, remotes);
      if (area) patch(AREAS_ROUTE, await inTime(remotes.routesOf(area), data, { href, signal }));
    },
    async dataStrategy(input) {
      const answer = await answerFor(input);
      if (answer.kind === 'document') return first(input, redirectDocument(input.request.url));
      if (answer.kind === 'redirect') return first(input, redirect(answer.location));
      arriving = { entry: router.state.navigation.location?.key ?? router.state.location.key, answer };
      remotes.learn(answer.remotes);
      remotes.runAhead(answer.remotes.flatMap(shownFiles));
      // Waits a moment for other areas' widgets.
      const widgets = Promise.race([
        remotes.prepareWidgets(answer.remotes),
        delay(WIDGETS_TIMEOUT_MILLISECONDS),
      ]);
      const results = await inTime(resultsOf(input, answer), Promise.resolve(), {
        href: input.request.url,
        signal: input.request.signal,
      });
      await widgets;
      if (!input.request.signal.aborted) holdStyles();
      return results;
    },
  });

  let place = router.state.location;
  answers.keep(place.key, current);
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location === place) return;
    place = location;
    if (arriving?.entry === location.key) current = arriving.answer;
    if (!current.errors) answers.keep(location.key, current);
    options.onPage(current);
  });
  return { router, shown: () => current };
}

/** The loaders' data by route, with the route's module. */
async function resultsOf(
  { matches }: DataStrategyFunctionArgs,
  { loaderData, errors }: PageAnswer,
): Promise<Record<string, DataStrategyResult>> {
  const loaded = await Promise.all(
    matches
      .filter(({ route }) => route.loader || route.lazy)
      .map(async (match) => [
        match.route.id,
        await match.resolve(() => Promise.resolve(loaderData[match.route.id] ?? null)),
      ]),
  );
  // The error boundary loads it again if it fails now.
  if (errors) await loadErrorPage().catch(() => undefined);
  const thrown = Object.entries(errors ? errorsOf(errors) : {}).map(([id, result]) => [
    id,
    { type: 'error', result },
  ]);
  return Object.fromEntries([...loaded, ...thrown]) as Record<string, DataStrategyResult>;
}

/** Errors as `useRouteError` returns them on the server. */
function errorsOf(errors: NonNullable<PageAnswer['errors']>): Record<string, ErrorResponse> {
  return Object.fromEntries(
    Object.entries(errors).map(([route, { status, statusText, data }]) => [
      route,
      new ErrorResponse(status, statusText, data),
    ]),
  );
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A result for the whole navigation. */
function first(
  { matches }: DataStrategyFunctionArgs,
  response: Response,
): Record<string, DataStrategyResult> {
  const [match] = matches;
  return match ? { [match.route.id]: { type: 'error', result: response } } : {};
}

function learned(answer: DataAnswer | null, remotes: Remotes): string | null {
  if (answer?.kind !== 'page') return null;
  remotes.learn(answer.remotes);
  return answer.area;
}

function shownFiles({ entry, page, widgets }: PageRemote): string[] {
  return scriptsOf(entry, [...page, ...Object.values(widgets).flat()]);
}

/** A visited page is shown at once; the release is checked in the background (REL-03). */
async function reloadIfReleaseMoved(release: KnownRelease): Promise<void> {
  if (!(await release.ask()) && !hasUnsavedWork()) window.location.reload();
}
