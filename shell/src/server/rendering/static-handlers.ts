import { LRUCache } from 'lru-cache';
import { createStaticHandler, data as routeData } from 'react-router';
import type { RouteObject, StaticHandler } from 'react-router';
import type { AreaContext } from '@careers/contract';
import { loadNavigation } from '../../app/navigation-data.ts';
import { composeRoutes } from '../../app/routes.tsx';
import { unavailablePage, withDeadlines } from './deadlines.ts';
import type { ReleaseSet } from '../releases/release-sets.ts';

const SETS = 16;
/** What a page waits for the links of its frame: they are worth less than an answer. */
const NAVIGATION_MILLISECONDS = 1_000;

/** Keeps the routes of the release sets that are in use: composing them is work for each set, not each page. */
export class StaticHandlers {
  readonly #context: AreaContext;
  readonly #onProblem: (message: string, cause: unknown) => void;
  readonly #handlers = new LRUCache<string, StaticHandler>({ max: SETS });

  constructor(context: AreaContext, onProblem: (message: string, cause: unknown) => void) {
    this.#context = context;
    this.#onProblem = onProblem;
  }

  for(set: ReleaseSet): StaticHandler {
    const key = `${set.key}|${set.missing.map(({ name }) => name).join(',')}`;
    const known = this.#handlers.get(key);
    if (known) return known;
    const areas = [...set.remotes.values()].flatMap(({ area }) => area?.routes(this.#context) ?? []);
    const unavailable = set.missing.flatMap(({ mount }) => mount.map(unavailableRoute));
    const routes = composeRoutes([...withDeadlines(areas, this.#onProblem), ...unavailable], {
      loadLayout: ({ request }) =>
        loadNavigation(
          this.#context,
          AbortSignal.any([request.signal, AbortSignal.timeout(NAVIGATION_MILLISECONDS)]),
        ),
      revalidatesLayout: false,
      notFound,
    });
    const handler = createStaticHandler(routes);
    this.#handlers.set(key, handler);
    return handler;
  }
}

/** The route of a path whose remote cannot be loaded: the frame stays and says so. */
function unavailableRoute(path: string): RouteObject {
  return {
    path,
    loader: () => {
      throw unavailablePage();
    },
  };
}

function notFound(): never {
  throw routeData(null, { status: 404 });
}
