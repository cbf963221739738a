import { useContext } from 'react';
import { Outlet, ScrollRestoration, UNSAFE_DataRouterDataContext as RouterData } from 'react-router';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { useLoaderData } from '@careers/platform';
import type { AreaContext } from '@careers/contract';
import { Layout } from './layout/index.ts';
import type { NavigationData } from './layout/index.ts';
import { throwAskedError } from './error-route.ts';
import { loadNavigation } from './navigation-data.ts';
import { OfflinePage, offlineHandle } from './offline-page.tsx';
import { RouteErrorPage } from './route-error-page.tsx';

/** Id of the route that areas are children of: areas visited later are added to it. */
export const AREAS_ROUTE = 'areas';

/**
 * Returns the page's route tree: the layout, in it the areas, and `notFound` for all that nobody claims, which
 * throws: on the server a 404, in the browser a document load, since only the server knows today's release.
 */
export function composeRoutes(
  areaRoutes: RouteObject[],
  context: AreaContext,
  notFound: (input: LoaderFunctionArgs) => never,
): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: PageLayout,
      loader: ({ request }) => loadNavigation(context, request.signal),
      // Regions and jobs of the footer do not change while someone reads.
      shouldRevalidate: () => false,
      children: [
        {
          id: AREAS_ROUTE,
          ErrorBoundary: RouteErrorPage,
          children: [
            ...areaRoutes,
            { id: 'offline', path: '/hors-ligne', handle: offlineHandle, Component: OfflinePage },
            { id: 'error', path: '/error', loader: throwAskedError },
            { id: 'not-found', path: '*', loader: notFound },
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
