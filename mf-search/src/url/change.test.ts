/** @jest-environment node */
import {
  normalise,
  toApiQuery,
  toggleCode,
  withCodes,
  withFurtherPlace,
  withPage,
  withPlace,
  withRadius,
  withSort,
  withSubject,
  withoutCriterion,
  withoutFilters,
  withoutPlace,
} from './index.ts';

const search = normalise({
  criteria: {
    keywords: 'boucher',
    codeTown: 'town_44109',
    radius: 50,
    codeContractType: ['cdi'],
    codeEntity: ['utile'],
  },
  page: 3,
});

test('[SEARCH-06] ticking a value adds it, ticking it again removes it, from the first page', () => {
  const both = toggleCode(search, 'codeContractType', 'cdd');
  expect(both).toMatchObject({ page: 0, criteria: { codeContractType: ['cdi', 'cdd'] } });
  expect(toggleCode(both, 'codeContractType', 'cdi').criteria.codeContractType).toEqual(['cdd']);
  expect(withCodes(search, 'codeEntity', []).criteria).not.toHaveProperty('codeEntity');
});

test('[SEARCH-06] "Tout effacer" keeps subject and place', () => {
  expect(withoutFilters(search).criteria).toEqual({ keywords: 'boucher', codeTown: 'town_44109' });
});

test('[SEARCH-07] another sort starts at the first page', () => {
  expect(withSort(withPage(search, 4), 'distance,asc')).toMatchObject({ page: 0, sort: 'distance,asc' });
});

test('[SEARCH-07] the default sort follows the keywords, a chosen one stays while it is available', () => {
  expect(withSubject(search, {}).sort).toBe('publicationDate,desc');
  expect(withSubject(withSubject(search, {}), { keywords: 'x' }).sort).toBe('score,desc');
  const byDistance = withSort(search, 'distance,asc');
  expect(withoutCriterion(byDistance, 'codeEntity').sort).toBe('distance,asc');
  expect(withPlace(byDistance, { codeRegion: 'reg_52' }).sort).toBe('score,desc');
});

test('[SEARCH-05] has one place at a time, and a radius only around a centre', () => {
  expect(withPlace(search, { codeRegion: 'reg_52' }).criteria).not.toHaveProperty('codeTown');
  expect(withPlace(search, { codeRegion: 'reg_52' }).criteria).not.toHaveProperty('radius');
  expect(withPlace(search, { codeTown: 'town_1' }).criteria.radius).toBe(50);
  expect(withRadius(search, 30).criteria).not.toHaveProperty('radius');
});

test('[SEARCH-03] adds further places, and keeps the last remaining one', () => {
  const both = withFurtherPlace(search, 'dep_75');
  expect(both.criteria).toMatchObject({ codePlace: ['town_44109', 'dep_75'], radius: 50 });
  expect(both.criteria).not.toHaveProperty('codeTown');
  expect(both.page).toBe(0);
  const last = withoutPlace(both, 'town_44109');
  expect(last.criteria).toMatchObject({ codeDepartment: 'dep_75' });
  expect(last.criteria).not.toHaveProperty('radius');
  expect(withoutPlace(last, 'dep_75').criteria).not.toHaveProperty('codeDepartment');
});

test('[API-01] sends several places to the job API as one list', () => {
  expect(toApiQuery(withFurtherPlace(search, 'dep_75'))).toMatchObject({
    codePlace: 'town_44109,dep_75',
    radius: 50,
  });
});

test('[API-01] sends the job API its own parameter names, and no blank values', () => {
  expect(toApiQuery(search)).toEqual({
    keywords: 'boucher',
    codeTown: 'town_44109',
    radius: 50,
    codeContractType: 'cdi',
    codeEntity: 'utile',
    page: 3,
    size: 10,
    sort: 'score,desc',
  });
  expect(
    toApiQuery(normalise({ criteria: { codeJobName: 'job_boucherie', labelJobForUrl: 'boucher' } })),
  ).toEqual({
    codeJob: 'job_boucherie',
    page: 0,
    size: 10,
    sort: 'publicationDate,desc',
  });
});
