import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { CONSENT_PATH, OFFLINE_PATH } from './constants.ts';
import { RouteErrorBoundary } from './error-page/error-boundary.tsx';
import { LastResort } from './last-resort.tsx';
import { PageOutlet } from './page-outlet.tsx';

/** Parent route of all areas; later areas are added to it. */
export const AREAS_ROUTE = 'areas';

/** The shell's own pages, lazily loaded. */
const OWN_PAGES: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  [OFFLINE_PATH]: () => import(/* webpackChunkName: "offline-page" */ './offline-page.tsx'),
  [CONSENT_PATH]: () => import(/* webpackChunkName: "consent-page" */ './consent-page.tsx'),
};

/** Server-only loaders: they throw the errors of `/error` and of unclaimed paths. */
export interface ServerLoaders {
  error: LoaderFunction;
  notFound: LoaderFunction;
  /** Heads of the shell's own pages, by path. */
  handles: Readonly<Record<string, object>>;
}

/** Returns the route tree: the layout route, and in it the areas' and the shell's own pages. */
export function composeRoutes(areaRoutes: RouteObject[], server?: ServerLoaders): RouteObject[] {
  const ownPages = Object.entries(OWN_PAGES).map(([path, load]) => ({
    id: path,
    path,
    handle: server?.handles[path],
    lazy: async () => ({ Component: (await load()).default }),
  }));
  return [
    {
      id: 'layout',
      Component: PageOutlet,
      ErrorBoundary: LastResort,
      children: [
        {
          id: AREAS_ROUTE,
          ErrorBoundary: RouteErrorBoundary,
          children: [
            ...areaRoutes,
            ...ownPages,
            { id: 'error', path: '/error', loader: server?.error },
            { id: 'not-found', path: '*', loader: server?.notFound },
          ],
        },
      ],
    },
  ];
}
