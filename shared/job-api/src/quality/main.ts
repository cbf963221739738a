import { startApi } from '../testing/running-api.ts';
import { readJudgedQueries } from './judged-queries.ts';
import { measureQuality } from './measure.ts';

/**
 * `npm run search-quality`: measures the search of a server of its own with 20 000 offers, or of any other with
 * `-- --base https://host`. Fails below 0.9.
 */
const REQUIRED = 0.9;
const OFFERS = 20_000;
const BASE_PATH = '/api/v2.0';

const index = process.argv.indexOf('--base');
const given = index > 0 ? process.argv[index + 1] : undefined;
const own = given === undefined ? await startApi({ offers: OFFERS }) : undefined;
const base = own?.address ?? given ?? '';
const get = async (path: string): Promise<unknown> => {
  const response = await fetch(base + BASE_PATH + path);
  if (!response.ok) throw new Error(`${response.status} from ${response.url}`);
  return response.json();
};

let isGood = true;
for (const half of ['held-out', 'working'] as const) {
  const queries = readJudgedQueries(half);
  const { precision, reciprocalRank, nothingRecall, remarks } = await measureQuality(get, queries);
  console.log(`\n${half}: ${queries.length} queries`);
  console.log(`  precision at 10       ${precision.toFixed(3)}`);
  console.log(`  mean reciprocal rank  ${reciprocalRank.toFixed(3)}`);
  console.log(`  nothing where nothing ${nothingRecall.toFixed(3)}`);
  for (const remark of remarks) console.log(`    ${remark}`);
  isGood &&= Math.min(precision, reciprocalRank, nothingRecall) >= REQUIRED;
}
await own?.stop();
process.exit(isGood ? 0 : 1);
