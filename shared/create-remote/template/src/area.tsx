import { defineArea, definePages } from '@careers/platform';

export default defineArea({
  name: 'mf-example',
  pages: definePages([
    [
      '/exemple',
      () => import('./pages/exemple/page.tsx'),
      () => import('./pages/exemple/page.server.ts'),
      [],
    ],
  ]),
  sitemaps: {
    async *pages() {
      yield { path: '/exemple' };
    },
  },
});
