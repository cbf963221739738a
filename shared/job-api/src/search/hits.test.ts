import fc from 'fast-check';
import { seededDatabase } from '../../testing/cluster.ts';
import { connectionTo } from '../../testing/database-of.ts';
import type { Connection } from '../database/connect.ts';
import type { OffersQueryValues } from '../schemas/queries.ts';
import { Snapshots } from '../server/snapshot.ts';
import type { OpenOffer } from './hit.ts';
import { Hits } from './hits.ts';
import { readOpenOffers } from './open-offers.ts';
import { sorted } from './rank.ts';
import { searchOffers } from './search-offers.ts';
import type { SearchContext } from './search-offers.ts';

let connection: Connection;
let snapshots: Snapshots;
let inMemory: SearchContext;
let inDatabase: SearchContext;
beforeAll(async () => {
  connection = await connectionTo(await seededDatabase(1_500));
  snapshots = await Snapshots.start(connection.database);
  inMemory = snapshots.current;
  inDatabase = { ...inMemory, hits: new Hits(connection.database, []) };
}, 120_000);
afterAll(async () => {
  snapshots.stop();
  await connection.close();
});

const WORDS = [
  'boucher',
  'hôte de caisse',
  'employé commercial',
  'responsable boulangerie',
  'boucher lyon',
  'CDI',
  'alternance',
  'magasins u',
  'ingénieur devops à distance',
  'bouchr',
  'le',
];
/** Seldom chosen, so that most searches find something. */
const anyOf = <Value>(...values: Value[]) =>
  fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 4 },
    { arbitrary: fc.constantFrom(...values), weight: 1 },
  );
const places: fc.Arbitrary<Partial<OffersQueryValues>> = fc.oneof(
  fc.constant({}),
  fc.record({
    codeTown: fc.constantFrom('town_75056', 'town_69123', 'town_44109'),
    radius: anyOf(5, 60, 100),
  }),
  fc.record({
    latitude: fc.constant(48.117),
    longitude: fc.constant(-1.677),
    radius: fc.constantFrom(undefined, 100),
  }),
  fc.record({ codeDepartment: fc.constantFrom('dep_35', 'dep_69') }),
  fc.record({ codeRegion: fc.constantFrom('reg_53', 'reg_11') }),
);
const chosen = fc.record({
  keywords: fc.constantFrom(undefined, ...WORDS),
  codeJob: anyOf('job_boucherie', 'job_caisseaccueil'),
  codeContractType: anyOf('dr_contract_cdi', 'dr_contract_cdd,dr_contract_alternance'),
  codeEntity: anyOf('super-u', 'u-log'),
  codeMention: anyOf('mention_weekend', 'mention_weekend,mention_beginners'),
  publishedWithinDays: anyOf(7, 30),
  minimumSalary: anyOf(1, 2_000),
  sort: anyOf<OffersQueryValues['sort']>('distance,asc', 'publicationDate,desc', 'score,desc'),
  page: anyOf(0, 1, 3),
  size: anyOf(1, 10, 50),
});
const queries = fc
  .tuple(places, chosen)
  .map(
    ([place, others]) =>
      Object.fromEntries(
        Object.entries({ ...place, ...others }).filter(([, value]) => value !== undefined),
      ) as OffersQueryValues,
  );

it('[SEARCH-01] always finds in memory what the database finds, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      expect(await searchOffers(inMemory, query)).toEqual(await searchOffers(inDatabase, query));
    }),
    { numRuns: 300 },
  );
});

describe('in memory', () => {
  let hits: Hits;
  beforeEach(async () => {
    hits = await Hits.read(connection.database);
  });
  const search = (query: OffersQueryValues) => searchOffers({ ...inMemory, hits }, query);

  it('the database is asked once for the words, whatever place, filter, order and page are chosen', async () => {
    const asked = jest.spyOn(connection.database.getExecutor(), 'executeQuery');
    const queries: OffersQueryValues[] = [
      {},
      { codeTown: 'town_75056' },
      { codeTown: 'town_69123', radius: 50, sort: 'distance,asc' },
      { codeRegion: 'reg_11', minimumSalary: 2_000 },
      { page: 2, sort: 'publicationDate,desc' },
    ];
    await Promise.all(queries.map((query) => search({ keywords: 'boucher', ...query })));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('offers are read anew only where one has changed', async () => {
    expect(await Hits.read(connection.database, hits)).toBe(hits);
    const [offer] = await readOpenOffers(connection.database);
    await connection.database
      .updateTable('offer')
      .set({ title: 'Boucher' })
      .where('reference', '=', offer?.reference ?? '')
      .execute();
    const anew = await Hits.read(connection.database, hits);
    expect(anew).not.toBe(hits);
    expect(await Hits.read(connection.database, anew)).toBe(anew);
  });

  it('equal offers are sorted by reference, as in the database', async () => {
    const [offer] = await readOpenOffers(connection.database);
    if (!offer) throw new Error('There is no open offer.');
    const equal = ['2026-2', '2026-3', '2026-1'].map((reference) => ({
      offer: { ...offer, reference },
      score: 1,
      distance: null,
    }));
    const found = sorted(equal, { query: {}, centre: null, text: null, match: 'all' });
    expect(found.map(({ offer: { reference } }) => reference)).toEqual(['2026-3', '2026-2', '2026-1']);
  });

  it('a page is of the moment that its counts are of, until offers are read anew', async () => {
    const { list, count } = await search({ keywords: 'boucher' });
    const [closed, ...others] = list.map(({ reference }) => reference);
    const setStatus = (status: 'OPEN' | 'CLOSED') =>
      connection.database
        .updateTable('offer')
        .set({ status })
        .where('reference', '=', closed ?? '')
        .execute();
    await setStatus('CLOSED');
    const before = await search({ keywords: 'boucher' });
    hits = await Hits.read(connection.database, hits);
    const after = await search({ keywords: 'boucher' });
    await setStatus('OPEN');
    expect([before.list, before.count]).toEqual([list, count]);
    expect(after.count).toBe(count - 1);
    expect(after.list.map(({ reference }) => reference).slice(0, others.length)).toEqual(others);
  });

  it('too many hits are left to the database', async () => {
    const [offer] = await readOpenOffers(connection.database);
    if (!offer) throw new Error('There is no open offer.');
    const many = new Hits(connection.database, Array<OpenOffer>(2_001).fill(offer));
    const some = new Hits(connection.database, Array<OpenOffer>(2_000).fill(offer));
    const there = { query: { codeTown: offer.town_code }, centre: null, text: null, match: 'all' } as const;
    expect(await many.of(there)).toBeNull();
    expect(await some.of(there)).toHaveLength(2_000);
  });
});
