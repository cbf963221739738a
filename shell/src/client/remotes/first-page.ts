import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';

/** Loads the lazy parts of the current routes, so that the first render is complete. */
export async function loadFirstPage(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}
