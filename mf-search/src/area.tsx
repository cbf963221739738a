import { defineArea } from '@careers/platform';
import pages from '@careers/platform/pages';

export default defineArea({
  name: 'mf-search',
  pages,
  sitemaps: {
    async *pages(context, signal) {
      const { searchAddresses } = await import('./sitemap.server.ts');
      yield* searchAddresses(context, signal);
    },
  },
});
