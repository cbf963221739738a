import { useContext } from 'react';
import { Outlet, ScrollRestoration, UNSAFE_DataRouterDataContext as RouterData } from 'react-router';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { useLoaderData } from '@careers/platform';
import { Layout } from './layout/index.ts';
import type { NavigationData } from './layout/index.ts';
import { throwAskedError } from './error-route.ts';
import { OFFLINE_PATH, OfflinePage, offlineHandle } from './offline-page.tsx';
import { LastResort } from './last-resort.tsx';
import { RouteErrorPage } from './route-error-page.tsx';

/** Id of the route of the frame. */
export const LAYOUT_ROUTE = 'layout';

/** Id of the route that areas are children of: areas visited later are added to it. */
export const AREAS_ROUTE = 'areas';

/** What server and browser do each in their own way. */
export interface RouteTreeOptions {
  /** Loads what the frame links to; in the browser it is known already. */
  loadLayout(input: LoaderFunctionArgs): Promise<NavigationData>;
  /** Whether a navigation asks `loadLayout` anew. */
  revalidatesLayout: boolean;
  /** Throws for what nobody claims: a 404 on the server, a document load in the browser. */
  notFound(input: LoaderFunctionArgs): never;
}

/** Returns the page's route tree: the layout, in it the areas and the shell's own few pages. */
export function composeRoutes(areaRoutes: RouteObject[], options: RouteTreeOptions): RouteObject[] {
  return [
    {
      id: LAYOUT_ROUTE,
      Component: PageLayout,
      ErrorBoundary: LastResort,
      loader: options.loadLayout,
      shouldRevalidate: () => options.revalidatesLayout,
      children: [
        {
          id: AREAS_ROUTE,
          ErrorBoundary: RouteErrorPage,
          children: [
            ...areaRoutes,
            { id: 'offline', path: OFFLINE_PATH, handle: offlineHandle, Component: OfflinePage },
            { id: 'error', path: '/error', loader: throwAskedError },
            { id: 'not-found', path: '*', loader: options.notFound },
          ],
        },
      ],
    },
  ];
}

function PageLayout() {
  const navigation = useLoaderData<NavigationData>();
  const hasFailed = useContext(RouterData)?.errors != null;
  return (
    <Layout navigation={navigation} hasFailed={hasFailed}>
      <Outlet />
      <ScrollRestoration />
    </Layout>
  );
}
