import { defineArea, definePages } from '@careers/platform';

/** Criteria of an alert, as a link to its pages has them. */
const CRITERIA = [
  'codeJobName',
  'codeTown',
  'codeDepartment',
  'codeRegion',
  'latitude',
  'longitude',
  'radius',
  'codeContractType',
  'codeOfferTime',
  'codeEntity',
  'codeMention',
  'minimumSalary',
];
/** What else the search before can have asked for. */
const OF_A_SEARCH = ['keywords', 'codeOfferFamilyCategory', 'publishedWithinDays', 'codeShop'];

export default defineArea({
  name: 'mf-apply',
  pages: definePages([
    [
      '/alerte',
      () => import('./pages/alerte/page.tsx'),
      () => import('./pages/alerte/page.server.ts'),
      ['offre', ...CRITERIA, ...OF_A_SEARCH],
    ],
    [
      '/alerte/:answer',
      () => import('./pages/alerte.$answer/page.tsx'),
      () => import('./pages/alerte.$answer/page.server.ts'),
      ['jeton', 'motifs', ...CRITERIA],
    ],
    [
      '/candidature-spontanee',
      () => import('./pages/candidature-spontanee/page.tsx'),
      () => import('./pages/candidature-spontanee/page.server.ts'),
      ['domaine'],
    ],
    [
      '/candidature/formulaire',
      () => import('./pages/candidature.formulaire/page.tsx'),
      () => import('./pages/candidature.formulaire/page.server.ts'),
      ['offre', 'domaine', 'type'],
    ],
    [
      '/candidature/envoyee',
      () => import('./pages/candidature.envoyee/page.tsx'),
      () => import('./pages/candidature.envoyee/page.server.ts'),
      ['type', 'reference', 'recue'],
    ],
    [
      '/candidature/refusee',
      () => import('./pages/candidature.refusee/page.tsx'),
      () => import('./pages/candidature.refusee/page.server.ts'),
      ['motifs'],
    ],
  ]),
  sitemaps: {
    async *pages() {
      yield { path: '/candidature-spontanee' };
    },
  },
});
