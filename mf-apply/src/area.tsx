import { defineArea, definePages } from '@careers/platform';

export default defineArea({
  name: 'mf-apply',
  pages: definePages([
    ['/alerte', () => import('./pages/alerte/page.tsx'), () => import('./pages/alerte/page.server.ts')],
    [
      '/alerte/:answer',
      () => import('./pages/alerte.$answer/page.tsx'),
      () => import('./pages/alerte.$answer/page.server.ts'),
    ],
    [
      '/candidature-spontanee',
      () => import('./pages/candidature-spontanee/page.tsx'),
      () => import('./pages/candidature-spontanee/page.server.ts'),
    ],
    [
      '/candidature/formulaire',
      () => import('./pages/candidature.formulaire/page.tsx'),
      () => import('./pages/candidature.formulaire/page.server.ts'),
    ],
    [
      '/candidature/envoyee',
      () => import('./pages/candidature.envoyee/page.tsx'),
      () => import('./pages/candidature.envoyee/page.server.ts'),
    ],
    [
      '/candidature/refusee',
      () => import('./pages/candidature.refusee/page.tsx'),
      () => import('./pages/candidature.refusee/page.server.ts'),
    ],
  ]),
  sitemaps: {
    async *pages() {
      yield { path: '/candidature-spontanee' };
    },
  },
});
