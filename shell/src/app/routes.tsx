import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { CONSENT_PATH } from './consent-path.ts';
import { RouteErrorBoundary } from './error-page/error-boundary.tsx';
import { LastResort } from './last-resort.tsx';
import { OFFLINE_PATH } from './offline-path.ts';
import { PageFrame } from './page-frame.tsx';

/** Id of the route that areas are children of: areas visited later are added to it. */
export const AREAS_ROUTE = 'areas';

/** The shell's own pages, loaded when they are wanted. */
const OWN_PAGES: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  [OFFLINE_PATH]: () => import(/* webpackChunkName: "offline-page" */ './offline-page.tsx'),
  [CONSENT_PATH]: () => import(/* webpackChunkName: "consent-page" */ './consent-page.tsx'),
};

/** What only the server does: it throws the errors of `/error`, and of what nobody claims. */
export interface ServerLoaders {
  error: LoaderFunction;
  notFound: LoaderFunction;
  /** What the shell's own pages say of themselves, by path. */
  handles: Readonly<Record<string, object>>;
}

/** Returns the page's route tree: the frame, in it the areas and the shell's own few pages. */
export function composeRoutes(areaRoutes: RouteObject[], server?: ServerLoaders): RouteObject[] {
  const ownPages = Object.entries(OWN_PAGES).map(([path, load]) => ({
    id: path,
    path,
    handle: server?.handles[path],
    lazy: async () => ({ Component: (await load()).default }),
  }));
  return [
    {
      id: 'frame',
      Component: PageFrame,
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
