import type { Offer, OfferSearchResult } from '@careers/api-client';
import { aSearchResult, anOffer as anyOffer, apiDouble } from '@careers/testing';
import type { ApiAnswer } from '@careers/testing';

/** An offer of the list endpoint. */
export const anOffer = (offer: Partial<Offer> = {}): Offer =>
  anyOffer({ reference: '2026-1', publicationDate: '2026-11-18T08:00:00+01:00', url: '', ...offer });

export const NANTES = { code: 'town_44109', label: 'Nantes (44)', labelForUrl: 'nantes', type: 'TOWN' };
export const RENNES = { code: 'town_35238', label: 'Rennes (35)', labelForUrl: 'rennes', type: 'TOWN' };
const BRITTANY = { code: 'reg_53', label: 'Bretagne', labelForUrl: 'bretagne', type: 'REGION' };
const BUTCHER = { code: 'job_boucherie', title: 'Boucher', titleForUrl: 'boucher' };
const DEPARTMENTS = [
  { code: 'dep_44', label: 'Loire-Atlantique', labelForUrl: 'loire-atlantique', count: 1204 },
  { code: 'dep_75', label: 'Paris', labelForUrl: 'paris', count: 37 },
  { code: 'dep_974', label: 'La Réunion', labelForUrl: 'la-reunion', count: 1 },
];
const SUBJECTS = [
  { code: 'job_boucherie', label: 'Boucherie', labelForUrl: 'boucherie', type: 'OFFER_FAMILY' },
];
const CONTRACT_TYPES = [
  { code: 'dr_contract_cdi', label: 'CDI', labelForUrl: 'cdi', type: 'CONTRACT_TYPE' },
  { code: 'dr_contract_cdd', label: 'CDD', labelForUrl: 'cdd', type: 'CONTRACT_TYPE' },
  { code: 'dr_contract_stage', label: 'Stage', labelForUrl: 'stage', type: 'CONTRACT_TYPE' },
];

function referentials(parameters: URLSearchParams): unknown {
  if (parameters.get('type') === 'CONTRACT_TYPE') return CONTRACT_TYPES;
  const keyword = parameters.get('keyword')?.toLowerCase();
  return [NANTES, RENNES].filter(
    ({ labelForUrl }) =>
      parameters.get('labelForUrl') === labelForUrl || (keyword && labelForUrl.startsWith(keyword)),
  );
}

/** A search result with facet counts. */
export const aResult = (list: readonly Offer[], count = list.length): OfferSearchResult =>
  aSearchResult({
    list: [...list],
    count,
    maxPages: Math.ceil(count / 10),
    contractTypes: [
      { code: 'dr_contract_cdi', label: 'CDI', count: 31 },
      { code: 'dr_contract_cdd', label: 'CDD', count: 9 },
    ],
    offerTimes: [{ code: 'dr_jobtime_tempsplein', label: 'Temps plein', count: 36 }],
    entities: [{ code: 'super-u', label: 'Super U', count: 19 }],
    mentions: [{ code: 'mention_telework', label: 'Télétravail', count: 4 }],
    publishedWithin: [
      { value: 1, count: 0 },
      { value: 7, count: 12 },
    ],
    paidFrom: [
      { value: 1, count: 8 },
      { value: 2000, count: 5 },
    ],
  });

/** Fake job API with one job, one profile, Nantes and Rennes, the given offers, and other responses. */
export function searchApi(offers: ApiAnswer, others: Readonly<Record<string, ApiAnswer>> = {}) {
  return apiDouble({
    '/offers/': offers,
    '/offers/departments': () => DEPARTMENTS,
    '/referentials/': referentials,
    '/referentials/forSEO': () => [BRITTANY],
    '/referentials/town_44109': () => NANTES,
    '/referentials/town_35238': () => RENNES,
    '/referentials/offerKeyword': (parameters) =>
      [...SUBJECTS, ...CONTRACT_TYPES].filter(({ label }) =>
        label.toLowerCase().startsWith(parameters.get('keyword')?.toLowerCase() ?? ''),
      ),
    '/jobdescriptions/job_boucherie': () => BUTCHER,
    '/jobdescriptions/': (parameters) => (parameters.get('titleForUrl') === 'boucher' ? [BUTCHER] : []),
    '/jobdescriptions/forSEO': () => [BUTCHER],
    '/offerprofiles/hote-de-caisse': () => ({ label: 'Hôte de caisse', labelForUrl: 'hote-de-caisse' }),
    '/entity/': () => [{ code: 'super-u', label: 'Super U' }],
    ...others,
  });
}
