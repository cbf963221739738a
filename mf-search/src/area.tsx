import { defineArea } from '@careers/platform';
import type { AreaContext, RouteObject } from '@careers/platform';
import { parisDay } from '@careers/ui/french';
import { loadLoader } from './data/loader.ts';
import { favoritesHead } from './favorites/head.ts';
import { resultsHead } from './results/head.ts';

const PATHS = ['/offres-emploi', '/nos-offres/:labelJob?/:referential?'];

/** One route above all paths of the results: a filter that leads from one path to another keeps the page in place. */
function resultsRoute(context: AreaContext): RouteObject {
  return {
    id: 'page-results',
    async loader({ request }) {
      const { loadResultsPage } = await loadLoader();
      return loadResultsPage(request, context.api);
    },
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname,
    handle: { head: resultsHead },
    lazy: async () => {
      const { ResultsPage } = await import(
        /* webpackChunkName: "page-results" */ './results/results-page.tsx'
      );
      return { Component: ResultsPage };
    },
    children: PATHS.map((path) => ({ path, element: null })),
  };
}

const favoritesRoute: RouteObject = {
  id: 'page-favorites',
  path: '/favoris',
  loader: () => ({ today: parisDay(new Date()) }),
  handle: { head: favoritesHead },
  lazy: async () => {
    const { FavoritesPage } = await import(
      /* webpackChunkName: "page-favorites" */ './favorites/favorites-page.tsx'
    );
    return { Component: FavoritesPage };
  },
};

export default defineArea({
  name: 'mf-search',
  routes: (context) => [resultsRoute(context), favoritesRoute],
  sitemaps: {
    async *pages() {
      yield { path: '/offres-emploi' };
    },
  },
});
