/** @jest-environment node */
import { build, interpretedSearch, normalise, parse, withPlaceAsWord } from './index.ts';
import type { Criteria, Interpretation, Sort } from './index.ts';

const NANTES = { code: 'town_44109', label: 'Nantes (44)', type: 'TOWN', typed: 'nantes' };
const BRITTANY = { code: 'reg_53', label: 'Bretagne', type: 'REGION', typed: 'bretagne' };
const APPRENTICESHIP = { parameter: 'codeContractType', code: 'dr_contract_alternance' } as const;

const searchOf = (keywords: string, others: Criteria = {}, sort?: Sort) =>
  normalise({ criteria: { keywords, ...others }, sort });

const meant = (keywords: string, interpretation: Interpretation, others?: Criteria, sort?: Sort) => {
  const search = interpretedSearch(searchOf(keywords, others, sort), interpretation);
  return search && build(search);
};

test.each<[string, string, Interpretation, string | undefined]>([
  ['words that are only words', 'boucher', {}, undefined],
  ['words that were left out', 'cap boucher', { leftOutKeywords: ['cap'] }, undefined],
  [
    'a town',
    'boucher nantes',
    { keywordPlace: NANTES, searchedKeywords: 'boucher' },
    '?keywords=boucher&codeTown=town_44109',
  ],
  [
    'a town alone, from its middle outwards',
    'nantes',
    { keywordPlace: NANTES, searchedKeywords: '' },
    '?codeTown=town_44109&sort=distance,asc',
  ],
  [
    'several towns, with the radius around each',
    'boucher nantes ou rennes',
    {
      keywordPlace: NANTES,
      moreKeywordPlaces: [{ code: 'town_35238', label: 'Rennes (35)', type: 'TOWN' }],
      keywordRadius: 10,
      searchedKeywords: 'boucher',
    },
    '?keywords=boucher&codePlace=town_44109,town_35238&radius=10',
  ],
  ['a region alone', 'bretagne', { keywordPlace: BRITTANY, searchedKeywords: '' }, '?codeRegion=reg_53'],
  [
    'a place that became wider',
    'boucher nantes',
    { keywordPlace: NANTES, widenedPlace: { ...NANTES, radius: 100 }, searchedKeywords: 'boucher' },
    '?keywords=boucher&codeTown=town_44109&radius=100',
  ],
  [
    'a place that was given up',
    'boucher nantes',
    { keywordPlace: NANTES, searchedKeywords: 'boucher', hasAnyKeyword: true, leftOutKeywords: ['nantes'] },
    '?keywords=boucher',
  ],
  [
    'a contract',
    'Boulangerie en alternance',
    { keywordFilters: [APPRENTICESHIP], searchedKeywords: 'Boulangerie' },
    '?keywords=Boulangerie&codeContractType=dr_contract_alternance',
  ],
  [
    'a radius around a town',
    'boucher à 20 km de nantes',
    { keywordPlace: NANTES, keywordRadius: 20, searchedKeywords: 'boucher' },
    '?keywords=boucher&codeTown=town_44109&radius=20',
  ],
  [
    'pay',
    'boucher 2000€',
    { keywordSalary: 2000, searchedKeywords: 'boucher' },
    '?keywords=boucher&minimumSalary=2000',
  ],
  ['near me', 'magasin près de moi', { searchedKeywords: 'magasin' }, '?keywords=magasin'],
])('[SEARCH-18] %s: "%s"', (_what, keywords, interpretation, query) => {
  expect(meant(keywords, interpretation)).toBe(query && `/offres-emploi${query}`);
});

test('[SEARCH-18] keeps chosen filters, page and sort', () => {
  const interpretation = { keywordPlace: NANTES, searchedKeywords: '', keywordFilters: [APPRENTICESHIP] };
  const others = { codeContractType: ['dr_contract_cdi'], codeEntity: ['super-u'] };
  expect(meant('alternance nantes', interpretation, others, 'publicationDate,desc')).toBe(
    '/offres-emploi?codeTown=town_44109&codeContractType=dr_contract_cdi,dr_contract_alternance&codeEntity=super-u',
  );
});

test('[SEARCH-18] a place can be made a literal keyword, keeping the rest of the interpretation', () => {
  const interpretation = { keywordPlace: NANTES, searchedKeywords: '', keywordFilters: [APPRENTICESHIP] };
  const search = interpretedSearch(searchOf('alternance nantes'), interpretation)!;
  expect(build(withPlaceAsWord(search, 'nantes'))).toBe(
    '/offres-emploi?keywords=nantes&keywordsAs=words&codeContractType=dr_contract_alternance',
  );
});

test('[SEARCH-18] [SEARCH-08] only keywords can be literal, and then have no clean path', () => {
  const read = (criteria: Criteria) => build(normalise({ criteria }));
  expect(read({ keywordsAs: 'words' })).toBe('/offres-emploi');
  expect(build(normalise(parse('/offres-emploi?keywords=a&keywordsAs=x')))).toBe('/offres-emploi?keywords=a');
});
