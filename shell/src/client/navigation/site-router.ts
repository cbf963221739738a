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
import { holdStyles } from './hold-styles.ts';
import { inTime, leaveFor } from './leave.ts';
import type { PageAnswers } from './page-answers.ts';
import { hasRoomForPrefetch } from './prefetch.ts';

/** What a page whose own scripts are there waits for those of other teams' parts of it. */
const WIDGETS_MILLISECONDS = 500;

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

export interface SiteRouterOptions {
  routes: RouteObject[];
  /** What the server answered for the page that is hydrated. */
  answer: PageAnswer;
  answers: PageAnswers;
  remotes: Remotes;
  release: KnownRelease;
  /** Told of each page once it is the one shown. */
  onPage(answer: PageAnswer): void;
}

/**
 * Returns the page's router, and what tells the answer of the page shown. A navigation asks the shell once, for all of a page's data, and at the same time for its
 * scripts; going back and forward shows what was there, at once.
 */
export function createSiteRouter(options: SiteRouterOptions): { router: SiteRouter; shown(): PageAnswer } {
  const { answers, remotes, release } = options;
  let current = options.answer;
  let arriving: { entry: string; answer: PageAnswer } | undefined;

  /** What was shown before at the entry of the history that the visitor goes back or forward to. */
  function visited(): PageAnswer | undefined {
    const { location, historyAction } = router.state.navigation;
    return historyAction === 'POP' && location ? answers.visited(location.key) : undefined;
  }

  /** Asks for a page's scripts before its data say which they are. */
  function runAhead(pathname: string): void {
    const known = release.pageAt(pathname);
    if (known) remotes.runPageAhead(known);
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
      // The router leaves out what it has, and what comes after the visitor went elsewhere.
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
      // Other teams' parts come with the page where they can, but never hold it up.
      const widgets = Promise.race([remotes.prepareWidgets(answer.remotes), delay(WIDGETS_MILLISECONDS)]);
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

/** Each route's data as the server's loaders returned them, with the route's own module. */
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
  // Where it cannot be had now, the boundary that shows the error asks for it once more.
  if (errors) await loadErrorPage().catch(() => undefined);
  const thrown = Object.entries(errors ? errorsOf(errors) : {}).map(([id, result]) => [
    id,
    { type: 'error', result },
  ]);
  return Object.fromEntries([...loaded, ...thrown]) as Record<string, DataStrategyResult>;
}

/** Errors as `useRouteError` gives them on the server. */
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

/** A result that concerns the whole navigation. */
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

/** A page that was left is shown at once; whether a release has moved meanwhile is asked behind it (REL-03). */
async function reloadIfReleaseMoved(release: KnownRelease): Promise<void> {
  if (!(await release.ask()) && !hasUnsavedWork()) window.location.reload();
}
