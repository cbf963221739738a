import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Random } from '../seed/offers/random.ts';
import { startOwnServer } from '../own-server.ts';
import { QUERY_KINDS } from './queries.ts';
import { report } from './statistics.ts';

/**
 * `npm run bench:search -- --offers 200000`: times of each kind of search one by one, and of the mix four at once.
 * `--base http://host` measures a running server; `--data folder` reuses the database of the folder.
 */
const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '20000' },
    base: { type: 'string' },
    data: { type: 'string' },
  },
});
const REQUESTS_PER_KIND = 200;
const MIX_REQUESTS = 1_200;
const AT_ONCE = 4;
const WARM_UP = 200;
/** Budgets of the mix by number of offers. */
const BUDGETS = [
  { upTo: 20_000, p50: 8, p95: 60 },
  { upTo: 200_000, p95: 150 },
];

if (values.data !== undefined && !existsSync(values.data)) {
  console.error(`${values.data} is not there: make it first, or leave --data out for a new database.`);
  process.exit(1);
}
const offers = Number(values.offers);
const own = values.base
  ? undefined
  : await startOwnServer({ offers, ...(values.data ? { dataDirectory: values.data } : {}) });
const base = `${values.base ?? own?.address}/api/v2.0`;
const random = new Random(7);
const kinds = QUERY_KINDS.map((kind) => ({ ...kind, weight: kind.share }));
const ofMix = () => random.weighted(kinds).make(random);

console.log(`\nsearches among ${values.base ? 'its' : values.offers} offers`);
await timesOf(WARM_UP, ofMix);
const kept: boolean[] = [];
for (const { name, make, p95 } of QUERY_KINDS) {
  const times = await timesOf(REQUESTS_PER_KIND, () => make(random));
  kept.push(report(name, times, p95 === undefined ? {} : { p95 }));
}
const started = performance.now();
const atOnce = await Promise.all(
  Array.from({ length: AT_ONCE }, () => timesOf(MIX_REQUESTS / AT_ONCE, ofMix)),
);
const perSecond = (MIX_REQUESTS / (performance.now() - started)) * 1000;
report('mix, four at once', atOnce.flat());
console.log(`${perSecond.toFixed(0)} requests a second`);
const budget = BUDGETS.find(({ upTo }) => offers <= upTo);
kept.push(report('mix, one by one', await timesOf(REQUESTS_PER_KIND * 2, ofMix), budget));

await own?.stop();
process.exit(kept.every(Boolean) ? 0 : 1);

/** Sends requests one after the other; returns each response time in milliseconds. */
async function timesOf(count: number, path: () => string): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const address = path();
    const start = performance.now();
    const response = await fetch(base + address);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status} from ${address}`);
    times.push(performance.now() - start);
  }
  return times;
}
