/** @jest-environment node */
import { countLabel, lookUpItems, mapTitle, resultsTitle, trackingName } from './index.ts';
import type { Criteria } from './index.ts';
import { fakeLookups } from './fake-lookups.ts';

const title = async (criteria: Criteria, page?: number) =>
  resultsTitle(criteria, await lookUpItems(criteria, fakeLookups), page);

test.each<[string, Criteria]>([
  ['Offres d’emploi', {}],
  ['Offres d’emploi - Nantes (44)', { codeTown: 'town_44109' }],
  ['Offres d’emploi - Paris (75) ou Pays de la Loire', { codePlace: ['town_75056', 'reg_52'] }],
  ['Offres d’emploi - Autour de moi', { latitude: 48.8, longitude: 2.3 }],
  ['Offres d’emploi - Magasins', { codeOfferFamilyCategory: 'job_family_magasins' }],
  [
    'Offres d’emploi - Boucher - Nantes (44) - CDI, CDD - Temps plein',
    {
      codeJobName: 'job_boucherie',
      codeTown: 'town_44109',
      codeContractType: ['dr_contract_cdi', 'dr_contract_cdd'],
      codeOfferTime: ['dr_jobtime_tempsplein'],
    },
  ],
])('[SEARCH-01] the title describes the search: %s', async (expected, criteria) => {
  expect(await title(criteria)).toBe(expected);
});

test('[SEARCH-19] the title of a map describes the search, without the place', async () => {
  const criteria = {
    keywords: 'fleuriste',
    codePlace: ['town_44109', 'dep_75'],
    codeContractType: ['dr_contract_cdi'],
  };
  expect(mapTitle(criteria, await lookUpItems(criteria, fakeLookups))).toBe(
    'Carte des offres d’emploi - fleuriste - CDI',
  );
});

test('[SEARCH-01] the second page is named', async () => {
  expect(await title({ keywords: 'fleuriste' }, 1)).toBe('Offres d’emploi - fleuriste - Page 2');
});

test('[SEARCH-13] shows the words of the offer profile named by keywords, unless a job is chosen', async () => {
  expect(await title({ keywords: 'hote de caisse' })).toBe('Offres d’emploi - Hôte de caisse');
  const withJob = await lookUpItems(
    { keywords: 'hote de caisse', codeJobName: 'job_boucherie' },
    fakeLookups,
  );
  expect(withJob.keywords?.label).toBe('hote de caisse');
});

test('[SEARCH-14] a failed look-up only omits its part of the title', async () => {
  const failing = { ...fakeLookups, jobByCode: () => Promise.reject(new Error('API down')) };
  const criteria = { codeJobName: 'job_boucherie', codeTown: 'town_44109' };
  expect(resultsTitle(criteria, await lookUpItems(criteria, failing))).toBe('Offres d’emploi - Nantes (44)');
});

test('[SEARCH-13] an item of another type is discarded', async () => {
  expect((await lookUpItems({ codeTown: 'dep_44' }, fakeLookups)).place).toBeUndefined();
});

test('[SEARCH-01] formats the count for French readers', () => {
  expect(countLabel(0)).toBe('0 offres d’emploi');
  expect(countLabel(1)).toBe('1 offre d’emploi');
  expect(countLabel(20_000)).toBe('20\u00A0000 offres d’emploi');
});

test('[CONSENT-03] the page has its name for audience measurement', () => {
  expect(trackingName({ codeEntity: ['super-u'] })).toBe('Page Offres');
  expect(trackingName({ keywords: 'boucher' })).toBe('Resultats Recherche');
  expect(trackingName({ codeRegion: 'reg_52' })).toBe('Resultats Recherche');
});
