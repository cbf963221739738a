import { parseArgs } from 'node:util';
import { startOwnServer } from '../own-server.ts';
import { LISTS, readJudgedQueries } from './judged-queries.ts';
import type { ListName } from './judged-queries.ts';
import { measureQuality } from './measure.ts';

/**
 * `npm run search-quality`: measures the search of a new server with 20 000 offers, or of any other with
 * `-- --base https://host`; `--lists working,topics-working` measures these only. Fails below 0.9.
 */
const REQUIRED = 0.9;
const OFFERS = 20_000;
const BASE_PATH = '/api/v2.0';

const { values } = parseArgs({
  options: { base: { type: 'string' }, lists: { type: 'string', default: LISTS.join(',') } },
});
const isAsked = (list: ListName) => values.lists.split(',').includes(list);
const own = values.base === undefined ? await startOwnServer({ offers: OFFERS }) : undefined;
const base = own?.address ?? values.base ?? '';
const get = async (path: string): Promise<unknown> => {
  const response = await fetch(base + BASE_PATH + path);
  if (!response.ok) throw new Error(`${response.status} from ${response.url}`);
  return response.json();
};

let isGood = true;
for (const list of LISTS.filter(isAsked)) {
  const queries = readJudgedQueries(list);
  const { precision, reciprocalRank, nothingRecall, remarks } = await measureQuality(get, queries);
  console.log(`\n${list}: ${queries.length} queries`);
  console.log(`  precision at 10       ${precision.toFixed(3)}`);
  console.log(`  mean reciprocal rank  ${reciprocalRank.toFixed(3)}`);
  console.log(`  nothing where nothing ${nothingRecall.toFixed(3)}`);
  for (const remark of remarks) console.log(`    ${remark}`);
  isGood &&= Math.min(precision, reciprocalRank, nothingRecall) >= REQUIRED;
}
await own?.stop();
process.exit(isGood ? 0 : 1);
