import { defineArea, definePages } from '@careers/platform';

export default defineArea({
  name: 'mf-content',
  pages: definePages([
    ['/', () => import('./pages/index/page.tsx'), () => import('./pages/index/page.server.ts'), []],
    [
      '/nos-metiers',
      () => import('./pages/nos-metiers/page.tsx'),
      () => import('./pages/nos-metiers/page.server.ts'),
      [],
    ],
    [
      '/nos-metiers/:sector',
      () => import('./pages/nos-metiers.$sector/page.tsx'),
      () => import('./pages/nos-metiers.$sector/page.server.ts'),
      ['categorie'],
    ],
    [
      '/nos-metiers/:sector/:job',
      () => import('./pages/nos-metiers.$sector.$job/page.tsx'),
      () => import('./pages/nos-metiers.$sector.$job/page.server.ts'),
      [],
    ],
    [
      '/qui-sommes-nous',
      () => import('./pages/qui-sommes-nous/page.tsx'),
      () => import('./pages/qui-sommes-nous/page.server.ts'),
      [],
    ],
    [
      '/notre-culture-dentreprise',
      () => import('./pages/notre-culture-dentreprise/page.tsx'),
      () => import('./pages/notre-culture-dentreprise/page.server.ts'),
      [],
    ],
    [
      '/organisation-cooperative-u',
      () => import('./pages/organisation-cooperative-u/page.tsx'),
      () => import('./pages/organisation-cooperative-u/page.server.ts'),
      [],
    ],
    [
      '/organisation-cooperative-u/*',
      () => import('./pages/organisation-cooperative-u.$/page.tsx'),
      () => import('./pages/organisation-cooperative-u.$/page.server.ts'),
      [],
    ],
    [
      '/ils-temoignent',
      () => import('./pages/ils-temoignent/page.tsx'),
      () => import('./pages/ils-temoignent/page.server.ts'),
      [],
    ],
    [
      '/soutenonslesjeunes',
      () => import('./pages/soutenonslesjeunes/page.tsx'),
      () => import('./pages/soutenonslesjeunes/page.server.ts'),
      [],
    ],
    [
      '/trouve-ton-sommet',
      () => import('./pages/trouve-ton-sommet/page.tsx'),
      () => import('./pages/trouve-ton-sommet/page.server.ts'),
      [],
    ],
    [
      '/actualites',
      () => import('./pages/actualites/page.tsx'),
      () => import('./pages/actualites/page.server.ts'),
      ['page'],
    ],
    [
      '/actualites/:address',
      () => import('./pages/actualites.$address/page.tsx'),
      () => import('./pages/actualites.$address/page.server.ts'),
      [],
    ],
    [
      '/charte-candidat',
      () => import('./pages/charte-candidat/page.tsx'),
      () => import('./pages/charte-candidat/page.server.ts'),
      [],
    ],
    [
      '/nos-mentions-legales',
      () => import('./pages/nos-mentions-legales/page.tsx'),
      () => import('./pages/nos-mentions-legales/page.server.ts'),
      [],
    ],
    [
      '/donnees-personnelles',
      () => import('./pages/donnees-personnelles/page.tsx'),
      () => import('./pages/donnees-personnelles/page.server.ts'),
      [],
    ],
    [
      '/informations-cookies',
      () => import('./pages/informations-cookies/page.tsx'),
      () => import('./pages/informations-cookies/page.server.ts'),
      [],
    ],
    [
      '/accessibilite',
      () => import('./pages/accessibilite/page.tsx'),
      () => import('./pages/accessibilite/page.server.ts'),
      [],
    ],
    [
      '/plan-de-site',
      () => import('./pages/plan-de-site/page.tsx'),
      () => import('./pages/plan-de-site/page.server.ts'),
      [],
    ],
  ]),
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
