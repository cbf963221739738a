import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';
import { LISTS, readJudgedQueries } from './judged-queries.ts';
import { measureQuality } from './measure.ts';

const OFFERS = 6_000;
const REQUIRED = 0.9;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ offers: OFFERS });
}, 120_000);
afterAll(() => api.stop());

it.each([
  ['held-out', 'working', 120],
  ['topics-held-out', 'topics-working', 150],
] as const)(
  'is judged by the %s and %s queries, %i at least, half of them held out',
  (held, worked, least) => {
    const [heldOut, working] = [readJudgedQueries(held), readJudgedQueries(worked)];
    expect(heldOut.length).toBeGreaterThanOrEqual(least * 0.45);
    expect(heldOut.length + working.length).toBeGreaterThanOrEqual(least);
  },
);

it.each(LISTS)(
  '[SEARCH-18] finds what people mean: the %s queries',
  async (list) => {
    const get = async (path: string) => (await api.get(path)).body;
    const quality = await measureQuality(get, readJudgedQueries(list));
    const { precision, reciprocalRank, nothingRecall, remarks } = quality;
    const isGood = Math.min(precision, reciprocalRank) >= REQUIRED && nothingRecall === 1;
    // Includes the remarks, which name the failed queries.
    expect(isGood ? [] : [{ precision, reciprocalRank, nothingRecall }, ...remarks]).toEqual([]);
  },
  60_000,
);
