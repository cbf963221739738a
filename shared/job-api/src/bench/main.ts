import { Random } from '../seed/offers/random.ts';
import { startApi } from '../testing/running-api.ts';
import { QUERY_KINDS } from './queries.ts';

/**
 * `npm run bench -w shared/job-api -- --offers 200000`: times of each kind of search one by one, and of the mix four
 * at once. `--base https://host` measures a server that runs.
 */
const REQUESTS_PER_KIND = 200;
const MIX_REQUESTS = 1_200;
const AT_ONCE = 4;
const WARM_UP = 200;
/** Budgets of the mix in milliseconds: the median and the slowest twentieth, by number of offers. */
const BUDGETS = [
  { upTo: 20_000, p50: 8, p95: 60 },
  { upTo: 200_000, p50: Infinity, p95: 250 },
];

function option(name: string): string | undefined {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? process.argv[index + 1] : undefined;
}

const offers = Number(option('offers') ?? 20_000);
const dataDirectory = option('data');
const given = option('base');
const own = given ? undefined : await startApi({ offers, ...(dataDirectory ? { dataDirectory } : {}) });
const base = `${given ?? own?.address}/api/v2.0`;

async function ask(path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(base + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.status} from ${path}`);
  return performance.now() - started;
}

const at = (times: number[], share: number) =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length * share)] ?? 0;
const line = (name: string, times: number[]) =>
  console.log(
    `${name.padEnd(20)} p50 ${at(times, 0.5).toFixed(1).padStart(7)} ms   p95 ${at(times, 0.95).toFixed(1).padStart(7)} ms`,
  );

const random = new Random(7);
for (let index = 0; index < WARM_UP; index += 1) await ask(random.weighted(weighted()).make(random));
for (const { name, make } of QUERY_KINDS) {
  const times: number[] = [];
  for (let index = 0; index < REQUESTS_PER_KIND; index += 1) times.push(await ask(make(random)));
  line(name, times);
}

const paths = Array.from({ length: MIX_REQUESTS }, () => random.weighted(weighted()).make(random)).values();
const times: number[] = [];
const started = performance.now();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const path of paths) times.push(await ask(path));
  }),
);
line('mix, four at once', times);
console.log(`${((times.length / (performance.now() - started)) * 1000).toFixed(0)} requests a second`);
const one: number[] = [];
for (let index = 0; index < REQUESTS_PER_KIND * 2; index += 1)
  one.push(await ask(random.weighted(weighted()).make(random)));
line('mix, one by one', one);
const budget = BUDGETS.find(({ upTo }) => offers <= upTo);
const isKept = !budget || (at(one, 0.5) <= budget.p50 && at(one, 0.95) <= budget.p95);
if (budget)
  console.log(`budget: p50 ${budget.p50} ms, p95 ${budget.p95} ms: ${isKept ? 'kept' : 'exceeded'}`);
await own?.stop();
process.exit(isKept ? 0 : 1);

function weighted() {
  return QUERY_KINDS.map((kind) => ({ ...kind, weight: kind.share }));
}
