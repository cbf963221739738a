import fc from 'fast-check';
import type { DepartmentCountBody, OfferSearchResultBody } from '../schemas/resources.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.stop());

const search = async (query: Record<string, string>) =>
  (await api.get(`/offers/?${new URLSearchParams({ size: '1000', ...query })}`))
    .body as OfferSearchResultBody;
const referencesOf = ({ list }: OfferSearchResultBody) => list.map(({ reference }) => reference);

/** Some overlap: Nantes and Vertou, Rennes and its department. */
const PARAMETERS = {
  town_44109: 'codeTown',
  town_44215: 'codeTown',
  town_35238: 'codeTown',
  town_56260: 'codeTown',
  dep_35: 'codeDepartment',
  dep_44: 'codeDepartment',
  reg_53: 'codeRegion',
};
const places = fc.uniqueArray(fc.constantFrom(...(Object.keys(PARAMETERS) as (keyof typeof PARAMETERS)[])), {
  minLength: 2,
  maxLength: 3,
});
const radius = fc.constantFrom('5', '30', '100');
const RUNS = { numRuns: 20 };

it('[SEARCH-03] several places find the union of their offers, and count an offer once', async () => {
  await fc.assert(
    fc.asyncProperty(places, radius, async (codes, kilometres) => {
      const [together, ...each] = await Promise.all([
        search({ codePlace: codes.join(','), radius: kilometres }),
        ...codes.map((code) => search({ [PARAMETERS[code]]: code, radius: kilometres })),
      ]);
      const union = new Set(each.flatMap(referencesOf));
      expect(referencesOf(together).toSorted()).toEqual([...union].toSorted());
      expect(together.count).toBe(union.size);
    }),
    RUNS,
  );
}, 60_000);

it('[SEARCH-03] the order of places does not affect offers or facets', async () => {
  await fc.assert(
    fc.asyncProperty(places, async (codes) => {
      const query = { keywords: 'boucher', codeContractType: 'dr_contract_cdi' };
      const one = await search({ ...query, codePlace: codes.join(',') });
      const other = await search({ ...query, codePlace: codes.toReversed().join(',') });
      expect(other).toEqual(one);
    }),
    RUNS,
  );
}, 60_000);

it('[SEARCH-07] the distance is to the nearest of the towns', async () => {
  const towns = ['town_44109', 'town_35238'];
  const [together, ...each] = await Promise.all([
    search({ codePlace: towns.join(','), sort: 'distance,asc' }),
    ...towns.map((codeTown) => search({ codeTown })),
  ]);
  const distances = new Map<string, number>();
  for (const { reference, distance = Infinity } of each.flatMap(({ list }) => list))
    distances.set(reference, Math.min(distance, distances.get(reference) ?? Infinity));
  expect(together.list.map(({ distance }) => distance)).toEqual(
    [...distances.values()].toSorted((one, other) => one - other),
  );
  expect(together.list.map(({ reference, distance }) => [reference, distance])).toEqual(
    together.list.map(({ reference }) => [reference, distances.get(reference)]),
  );
});

it('[SEARCH-19] department counts of several places add up to their offers', async () => {
  const codePlace = 'town_44109,dep_35';
  const { body } = await api.get(`/offers/departments?${new URLSearchParams({ codePlace })}`);
  const counts = body as DepartmentCountBody[];
  expect(counts.map(({ code }) => code)).toEqual(expect.arrayContaining(['dep_35', 'dep_44']));
  expect(counts.reduce((total, { count }) => total + count, 0)).toBe((await search({ codePlace })).count);
});

it('[SEARCH-03] uses the first three of more places; an unknown one has no offers', async () => {
  const three = 'dep_44,dep_35,dep_56';
  expect((await search({ codePlace: `${three},dep_29` })).count).toBe(
    (await search({ codePlace: three })).count,
  );
  const { count } = await search({ codePlace: 'dep_44,town_0' });
  expect(count).toBe((await search({ codeDepartment: 'dep_44' })).count);
  expect((await search({ codePlace: 'town_0' })).count).toBe(0);
});
