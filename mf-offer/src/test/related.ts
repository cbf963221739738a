import type { ApiAnswer } from '@careers/testing';

const search = (code: string, label: string, labelForUrl: string) => ({
  job: { code: 'job_boucherie', label: 'Boucher', labelForUrl: 'boucher' },
  value: { code, label, labelForUrl, type: '' },
  count: 12,
  publicationDate: '2026-11-21T09:45:00.000Z',
});

/** The API's answers about the job of `anOffer`, and its searches. */
export const RELATED: Readonly<Record<string, ApiAnswer>> = {
  '/jobdescriptions/job_boucherie': () => ({
    code: 'job_boucherie',
    title: 'Boucher',
    titleForUrl: 'boucher',
    parent: {
      code: 'job_family_magasins',
      title: 'Magasins',
      titleForUrl: 'les-metiers-en-supermarche',
    },
  }),
  '/offers/searches': () => [
    search('dr_contract_cdi', 'CDI', 'cdi'),
    search('reg_53', 'Bretagne', 'bretagne'),
    search('reg_52', 'Pays de la Loire', 'pays-de-la-loire'),
    search('dep_44', 'Loire-Atlantique', 'loire-atlantique'),
  ],
};
