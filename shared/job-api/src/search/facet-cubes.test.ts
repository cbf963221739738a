import { seededDatabase } from '../../testing/cluster.ts';
import { connectionTo } from '../../testing/database-of.ts';
import type { Connection } from '../database/connect.ts';
import type { SearchCriteria } from './criteria.ts';
import type { CubeRow } from './facets.ts';
import { FacetCubes } from './facet-cubes.ts';
import { buildTsQuery } from './tsquery.ts';
import { Vocabulary } from './vocabulary.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await connectionTo(await seededDatabase(1_500));
}, 120_000);
afterAll(() => connection.close());

let cubes: FacetCubes;
let asked: jest.SpyInstance;
beforeEach(() => {
  cubes = new FacetCubes(connection.database);
  asked = jest.spyOn(connection.database, 'executeQuery');
});
afterEach(() => jest.restoreAllMocks());

const PARIS = { latitude: 48.8566, longitude: 2.3522, radius: 30 };
const BUTCHER = buildTsQuery(['boucher'], [], new Vocabulary([]));

const criteria = (changes: Partial<SearchCriteria> = {}): SearchCriteria => ({
  query: {},
  centre: null,
  text: null,
  match: 'all',
  ...changes,
});
const offersOf = (cube: readonly CubeRow[]) => cube.reduce((total, { offers }) => total + offers, 0);

it('counts once for all pages, orders and filters of a search, and for who asks at the same time', async () => {
  const searches = [
    {},
    { page: 3, size: 20 },
    { sort: 'publicationDate,desc' as const },
    { codeContractType: 'dr_contract_cdi' },
  ].map((query) => cubes.of(criteria({ query, centre: PARIS })));
  const [first, ...others] = await Promise.all(searches);
  expect(offersOf(first ?? [])).toBeGreaterThan(0);
  for (const other of others) expect(other).toBe(first);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('counts anew whatever else is asked for', async () => {
  const different = [
    criteria(),
    criteria({ centre: PARIS }),
    criteria({ centre: { ...PARIS, radius: 31 } }),
    criteria({ text: BUTCHER }),
    criteria({ text: BUTCHER, centre: PARIS }),
    criteria({ query: { publishedWithinDays: 7 } }),
    criteria({ query: { publishedWithinDays: 30 } }),
    criteria({ query: { minimumSalary: 2_000 } }),
  ];
  const counted = await Promise.all(different.map((each) => cubes.of(each)));
  expect(asked).toHaveBeenCalledTimes(different.length);
  expect(new Set(counted).size).toBe(different.length);
});

it('asks again where the database did not answer', async () => {
  asked.mockRejectedValueOnce(new Error('gone'));
  await expect(cubes.all()).rejects.toThrow('gone');
  expect(offersOf(await cubes.all())).toBeGreaterThan(0);
});

describe('with room for two of three', () => {
  const near = (kilometres: number) => criteria({ centre: { ...PARIS, radius: kilometres } });
  const ROWS = 15_000;
  beforeEach(() => asked.mockResolvedValue({ rows: Array<unknown>(ROWS).fill({ offers: 1 }) }));

  it('forgets what was asked for longest ago', async () => {
    for (const radius of [10, 20, 30]) await cubes.of(near(radius));
    await cubes.of(near(30));
    await cubes.of(near(20));
    expect(asked).toHaveBeenCalledTimes(3);
    await cubes.of(near(10));
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('answers all who ask at the same time', async () => {
    const counted = await Promise.all([10, 20, 30, 40].map((radius) => cubes.of(near(radius))));
    expect(counted.map((cube) => cube.length)).toEqual([ROWS, ROWS, ROWS, ROWS]);
  });
});
