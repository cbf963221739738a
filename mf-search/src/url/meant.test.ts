/** @jest-environment node */
import { build, meantSearch, normalise, withPlaceAsWord } from './index.ts';
import type { Criteria, Reading, Sort } from './index.ts';

const NANTES = { code: 'town_44109', label: 'Nantes (44)', type: 'TOWN', typed: 'nantes' };
const BRITTANY = { code: 'reg_53', label: 'Bretagne', type: 'REGION', typed: 'bretagne' };
const apprenticeship = (typed: string) =>
  ({ parameter: 'codeContractType', code: 'dr_contract_alternance', typed }) as const;

const searchOf = (keywords: string, others: Criteria = {}, sort?: Sort) =>
  normalise({ criteria: { keywords, ...others }, sort });

const meant = (keywords: string, reading: Reading, others?: Criteria, sort?: Sort) => {
  const search = meantSearch(searchOf(keywords, others, sort), reading);
  return search && build(search);
};

test.each<[string, string, Reading, string | undefined]>([
  ['words that are only words', 'boucher', {}, undefined],
  ['words that were corrected', 'bouchr', { replacedKeywords: [{ typed: 'a', searched: 'b' }] }, undefined],
  [
    'a town',
    'boucher nantes',
    { keywordPlace: NANTES, remainingKeywords: 'boucher' },
    '?keywords=boucher&codeTown=town_44109',
  ],
  [
    'a town alone, from its middle outwards',
    'nantes',
    { keywordPlace: NANTES, remainingKeywords: '' },
    '?codeTown=town_44109&sort=distance,asc',
  ],
  ['a region alone', 'bretagne', { keywordPlace: BRITTANY, remainingKeywords: '' }, '?codeRegion=reg_53'],
  [
    'a place that became wider',
    'boucher nantes',
    { keywordPlace: NANTES, widenedPlace: { ...NANTES, radius: 100 }, remainingKeywords: 'boucher' },
    '?keywords=boucher&codeTown=town_44109&radius=100',
  ],
  [
    'a place that was given up',
    'boucher nantes',
    {
      keywordPlace: NANTES,
      remainingKeywords: 'boucher',
      hasAnyKeyword: true,
      leftOutKeywords: ['nantes'],
    },
    '?keywords=boucher',
  ],
  [
    'a contract with what introduces it',
    'Boulangerie en  alternance',
    { keywordFilters: [apprenticeship('alternance')] },
    '?keywords=Boulangerie&codeContractType=dr_contract_alternance',
  ],
  [
    'a contract of two words, and nothing but an empty word besides',
    "contrat d'apprentissage à",
    { keywordFilters: [apprenticeship("contrat d'apprentissage")] },
    '?codeContractType=dr_contract_alternance',
  ],
  [
    'a filter whose words are not there: it could not be removed',
    'apprentie',
    { keywordFilters: [apprenticeship('apprenti')] },
    '?keywords=apprentie',
  ],
  [
    'words that no offer has',
    'notaire nantes',
    {
      keywordPlace: NANTES,
      remainingKeywords: 'notaire',
      hasAnyKeyword: true,
      leftOutKeywords: ['notaire'],
    },
    '?codeTown=town_44109&sort=distance,asc',
  ],
  [
    'a diploma, which stays: offers that ask for it come first',
    'cap boulanger nantes',
    { keywordPlace: NANTES, remainingKeywords: 'cap boulanger', leftOutKeywords: ['cap'] },
    '?keywords=cap%20boulanger&codeTown=town_44109',
  ],
  [
    'near me',
    'magasin près de moi',
    { keywordIntents: ['AROUND_ME'], remainingKeywords: 'magasin' },
    '?keywords=magasin',
  ],
  [
    'a store of one’s own',
    'franchise nantes',
    {
      keywordIntents: ['OWNER'],
      keywordPlace: NANTES,
      remainingKeywords: '',
      replacedKeywords: [{ typed: 'franchise', searched: 'directeur de magasin' }],
    },
    '?keywords=directeur%20de%20magasin&codeTown=town_44109',
  ],
])('[SEARCH-18] %s: "%s"', (_what, keywords, reading, query) => {
  expect(meant(keywords, reading)).toBe(query && `/offres-emploi${query}`);
});

test('[SEARCH-18] what was chosen stays: filters, page and order', () => {
  const reading = {
    keywordPlace: NANTES,
    remainingKeywords: '',
    keywordFilters: [apprenticeship('alternance')],
  };
  const others = { codeContractType: ['dr_contract_cdi'], codeEntity: ['super-u'] };
  expect(
    meant(
      'alternance nantes',
      { ...reading, remainingKeywords: 'alternance' },
      others,
      'publicationDate,desc',
    ),
  ).toBe(
    '/offres-emploi?codeTown=town_44109&codeContractType=dr_contract_cdi,dr_contract_alternance&codeEntity=super-u',
  );
});

test('[SEARCH-18] a place can be a word like any other, and what was read besides stays', () => {
  const search = searchOf('alternance nantes');
  const reading: Reading = {
    keywordPlace: NANTES,
    remainingKeywords: 'alternance',
    keywordFilters: [apprenticeship('alternance')],
  };
  const place = meantSearch(search, reading)!;
  expect(build(withPlaceAsWord(search, place, reading))).toBe(
    '/offres-emploi?keywords=nantes&keywordsAs=words&codeContractType=dr_contract_alternance',
  );
});

test('[SEARCH-18] [SEARCH-08] only words can be only words, and they have no clean path', () => {
  const read = (criteria: Criteria) => build(normalise({ criteria }));
  expect(read({ keywordsAs: 'words' })).toBe('/offres-emploi');
  expect(read({ keywords: 'a', keywordsAs: 'x' })).toBe('/offres-emploi?keywords=a');
});
