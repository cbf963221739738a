import { apiDouble } from '@careers/testing';
import type { ApiAnswer } from '@careers/testing';

const JOBS = ['Boucher', 'Boulanger', 'Caissier', 'Cariste', 'Développeur', 'Pâtissier'];

/** The job API as an alert's page asks it: six jobs, four entities, Nantes. */
export function alertApi(answers: Readonly<Record<string, ApiAnswer>> = {}) {
  return apiDouble({
    '/jobdescriptions/': () =>
      JOBS.map((title) => ({ code: `job_${title.toLowerCase()}`, title, parent: { code: 'x' } })),
    '/offers/': (parameters) => {
      const keywords = parameters.get('keywords') ?? '';
      const place = / nantes$/.test(keywords) && { code: 'town_44109', label: 'Nantes (44)', type: 'TOWN' };
      return {
        list: [],
        ...(place ? { keywordPlace: place, remainingKeywords: keywords.replace(' nantes', '') } : {}),
      };
    },
    '/referentials/offerKeyword': (parameters) =>
      JOBS.filter((title) =>
        parameters.get('keyword')?.toLowerCase().startsWith(title.toLowerCase().slice(0, 5)),
      ).map((title) => ({ code: `job_${title.toLowerCase()}`, label: title, type: 'OFFER_FAMILY' })),
    '/entity/': () => ['Super U', 'U Express', 'U Log', 'Utile'].map((label) => ({ code: label, label })),
    '/referentials/town_44109': () => ({ code: 'town_44109', label: 'Nantes (44)', type: 'TOWN' }),
    '/referentials/dr_contract_cdi': () => ({ code: 'dr_contract_cdi', label: 'CDI', type: 'CONTRACT_TYPE' }),
    '/offers/2025-10432': () => ({
      codeJobName: 'job_boucher',
      department: { code: 'dep_44', label: 'Loire-Atlantique' },
    }),
    '/referentials/dep_44': () => ({ code: 'dep_44', label: 'Loire-Atlantique', type: 'DEPARTMENT' }),
    ...answers,
  });
}
