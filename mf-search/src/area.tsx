import { defineArea, definePages } from '@careers/platform';
import { QUERY_PARAMETERS } from './url/query-parameters.ts';

export default defineArea({
  name: 'mf-search',
  pages: definePages([
    [
      // One page for all result paths: a filter that changes the path does not remount it.
      ['/offres-emploi', '/nos-offres/:labelJob?/:referential?'],
      () => import('./pages/offres-emploi/page.tsx'),
      () => import('./pages/offres-emploi/page.server.ts'),
      QUERY_PARAMETERS,
    ],
    [
      '/offres-emploi/carte',
      () => import('./pages/offres-emploi.carte/page.tsx'),
      () => import('./pages/offres-emploi.carte/page.server.ts'),
      QUERY_PARAMETERS,
    ],
    [
      '/favoris',
      () => import('./pages/favoris/page.tsx'),
      () => import('./pages/favoris/page.server.ts'),
      [],
    ],
  ]),
  sitemaps: {
    async *pages(context, signal) {
      const { searchAddresses } = await import('./sitemap.server.ts');
      yield* searchAddresses(context, signal);
    },
  },
});
