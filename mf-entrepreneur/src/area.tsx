import { defineArea } from '@careers/platform';
import pages from '@careers/platform/pages';

export default defineArea({
  name: 'mf-entrepreneur',
  pages,
  sitemaps: {
    async *pages() {
      const { PAGES } = await import('./sitemap.server.ts');
      for (const { path } of Object.values(PAGES)) yield { path };
    },
  },
});
