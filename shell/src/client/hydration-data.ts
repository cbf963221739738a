import { UNSAFE_ErrorResponseImpl as ErrorResponse, matchRoutes } from 'react-router';
import type { HydrationState, RouteObject } from 'react-router';
import type { PageData } from '../app/page-data.ts';

/** Returns the router's first state; errors become what `useRouteError` gives on the server. */
export function hydrationState({ hydration }: PageData): HydrationState {
  return {
    loaderData: hydration.loaderData,
    errors: hydration.errors
      ? Object.fromEntries(
          Object.entries(hydration.errors).map(([route, error]) => [
            route,
            new ErrorResponse(error.status, error.statusText, error.data),
          ]),
        )
      : null,
  };
}

/** Loads the lazy parts of the routes of this address, so that the first render has all of them. */
export async function loadLazyRoutes(routes: RouteObject[], location: Location): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}
