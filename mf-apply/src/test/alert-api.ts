import { apiDouble } from '@careers/testing';
import type { ApiAnswer } from '@careers/testing';

const JOBS = ['Boucher', 'Boulanger', 'Caissier', 'Cariste', 'Développeur', 'Pâtissier'];

const SECTORS = {
  magasins: { code: 'job_family_magasins', title: 'Magasins', titleForUrl: 'magasins' },
  logistique: { code: 'job_family_logistique', title: 'Logistique', titleForUrl: 'logistique' },
};
const sectorOf = (title: string) => SECTORS[title === 'Cariste' ? 'logistique' : 'magasins'];
const MENTIONS = [
  { code: 'mention_beginners', label: 'Débutants acceptés', count: 4 },
  { code: 'mention_telework', label: 'Télétravail', count: 1 },
];
/** Jobs with their offers by contract type. */
const RECRUITING = [
  ['Caissier', 5],
  ['Boucher', 4],
  ['Boulanger', 3],
  ['Boulanger', 2],
  ['Pâtissier', 9],
] as const;
const codeOf = (title: string) => `job_${title.toLowerCase()}`;

/** The job API of the alert page: six jobs, four entities, Nantes. */
export function alertApi(answers: Readonly<Record<string, ApiAnswer>> = {}) {
  return apiDouble({
    '/jobdescriptions/': () => JOBS.map((title) => ({ code: codeOf(title), title, parent: sectorOf(title) })),
    '/offers/': (parameters) => {
      const keywords = parameters.get('keywords') ?? '';
      const place = / nantes$/.test(keywords) && { code: 'town_44109', label: 'Nantes (44)', type: 'TOWN' };
      return {
        list: [],
        mentions: MENTIONS,
        ...(place ? { keywordPlace: place, remainingKeywords: keywords.replace(' nantes', '') } : {}),
      };
    },
    '/offers/searches': () =>
      RECRUITING.map(([title, count]) => ({ job: { code: codeOf(title), label: title }, count })),
    '/referentials/offerKeyword': (parameters) =>
      JOBS.filter((title) =>
        parameters.get('keyword')?.toLowerCase().startsWith(title.toLowerCase().slice(0, 5)),
      ).map((title) => ({ code: codeOf(title), label: title, type: 'OFFER_FAMILY' })),
    '/entity/': () => ['Super U', 'U Express', 'U Log', 'Utile'].map((label) => ({ code: label, label })),
    '/referentials/town_44109': () => ({ code: 'town_44109', label: 'Nantes (44)', type: 'TOWN' }),
    '/referentials/town_35238': () => ({ code: 'town_35238', label: 'Rennes (35)', type: 'TOWN' }),
    '/referentials/dr_contract_cdi': () => ({ code: 'dr_contract_cdi', label: 'CDI', type: 'CONTRACT_TYPE' }),
    '/offers/2025-10432': () => ({
      codeJobName: 'job_boucher',
      department: { code: 'dep_44', label: 'Loire-Atlantique' },
    }),
    '/referentials/dep_44': () => ({ code: 'dep_44', label: 'Loire-Atlantique', type: 'DEPARTMENT' }),
    ...answers,
  });
}
