import { startApi } from '../testing/running-api.ts';
import type { RunningApi } from '../testing/running-api.ts';
import { readJudgedQueries } from './judged-queries.ts';
import { measureQuality } from './measure.ts';

const OFFERS = 4_000;
const REQUIRED = 0.9;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ offers: OFFERS });
}, 120_000);
afterAll(() => api.stop());

it('is judged by at least 120 queries, half of them held out', () => {
  const [heldOut, working] = [readJudgedQueries('held-out'), readJudgedQueries('working')];
  expect(heldOut.length).toBeGreaterThanOrEqual(60);
  expect(heldOut.length + working.length).toBeGreaterThanOrEqual(120);
});

it.each(['held-out', 'working'] as const)(
  '[SEARCH-18] finds what people mean: the %s queries',
  async (half) => {
    const get = async (path: string) => (await api.get(path)).body;
    const quality = await measureQuality(get, readJudgedQueries(half));
    const { precision, reciprocalRank, nothingRecall, remarks } = quality;
    const isGood = Math.min(precision, reciprocalRank) >= REQUIRED && nothingRecall === 1;
    // The remarks say which queries to look at.
    expect(isGood ? [] : [{ precision, reciprocalRank, nothingRecall }, ...remarks]).toEqual([]);
  },
  60_000,
);
