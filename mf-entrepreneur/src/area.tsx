import { defineArea, definePages } from '@careers/platform';

export default defineArea({
  name: 'mf-entrepreneur',
  pages: definePages([
    [
      '/entreprendre',
      () => import('./pages/entreprendre/page.tsx'),
      () => import('./pages/entreprendre/page.server.ts'),
      [],
    ],
    [
      '/entreprendre/demarches',
      () => import('./pages/entreprendre.demarches/page.tsx'),
      () => import('./pages/entreprendre.demarches/page.server.ts'),
      [],
    ],
    [
      '/devenir-entrepreneur',
      () => import('./pages/devenir-entrepreneur/page.tsx'),
      () => import('./pages/devenir-entrepreneur/page.server.ts'),
      [],
    ],
    [
      '/valeurs',
      () => import('./pages/valeurs/page.tsx'),
      () => import('./pages/valeurs/page.server.ts'),
      [],
    ],
    ['/faq', () => import('./pages/faq/page.tsx'), () => import('./pages/faq/page.server.ts'), []],
  ]),
  sitemaps: {
    async *pages() {
      const { PAGES } = await import('./sitemap.server.ts');
      for (const { path } of Object.values(PAGES)) yield { path };
    },
  },
});
