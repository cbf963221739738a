import { defineArea } from '@careers/platform';
import pages from '@careers/platform/pages';

export default defineArea({
  name: 'mf-content',
  pages,
  redirects: [
    // Some URLs were printed with their braces (decisions.md#routes).
    { from: '/{trouve-ton-sommet}', to: '/trouve-ton-sommet', status: 301 },
  ],
  sitemaps: {
    async *pages(context, signal) {
      const { contentAddresses } = await import('./sitemap.server.ts');
      yield* contentAddresses(context, signal);
    },
  },
});
