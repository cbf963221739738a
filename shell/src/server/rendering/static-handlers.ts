import { LRUCache } from 'lru-cache';
import { createStaticHandler, data as routeData } from 'react-router';
import type { RouteObject, StaticHandler } from 'react-router';
import type { AreaContext } from '@careers/contract';
import { loadNavigation } from '../../app/navigation-data.ts';
import { composeRoutes } from '../../app/routes.tsx';
import type { ReleaseSet } from '../releases/release-sets.ts';

const SETS = 16;

/** Keeps the routes of the release sets that are in use: composing them is work for each set, not each page. */
export class StaticHandlers {
  readonly #context: AreaContext;
  readonly #handlers = new LRUCache<string, StaticHandler>({ max: SETS });

  constructor(context: AreaContext) {
    this.#context = context;
  }

  for(set: ReleaseSet): StaticHandler {
    const key = `${set.key}|${set.missing.map(({ name }) => name).join(',')}`;
    const known = this.#handlers.get(key);
    if (known) return known;
    const areas = [...set.remotes.values()].flatMap(({ area }) => area?.routes(this.#context) ?? []);
    const unavailable = set.missing.flatMap(({ mount }) => mount.map(unavailableRoute));
    const routes = composeRoutes([...areas, ...unavailable], {
      loadLayout: ({ request }) => loadNavigation(this.#context, request.signal),
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
      throw routeData(null, { status: 503, statusText: 'Cette page est momentanément indisponible' });
    },
  };
}

function notFound(): never {
  throw routeData(null, { status: 404 });
}
