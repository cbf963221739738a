import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { moduleOf } from './remotes.ts';

/** Loads what the current routes render, so that the first render is complete. */
export async function loadFirstPage(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function')
        Object.assign(route, { ...(await route.lazy()), lazy: undefined });
      await moduleOf(route)?.load();
    }),
  );
}
