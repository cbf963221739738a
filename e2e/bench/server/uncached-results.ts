import { SERVER } from '../budgets.ts';
import { figure, judgedBy } from '../report/figure.ts';
import { progress } from '../report/report.ts';
import type { Report } from '../report/report.ts';
import { median, quantile } from '../rules/statistics.ts';
import { fire } from './load-generator.ts';
import type { Throughput } from './load-generator.ts';
import { unmadeSearches } from './searches.ts';
import { timeOf } from './time-of.ts';
import { untilKept } from './until-kept.ts';

/** One after the other in each run; pages and searches in turns. */
const IN_TURN = 100;
/** The same with a search that is kept. */
const CACHED = '/offres-emploi?keywords=boucher';
/** Code is compiled while it runs, for thousands of pages: until a round is not so much better than the best before. */
const STILL_WARMING = 1.03;
const MOST_ROUNDS = 8;

/** Measures results that nobody has asked for before, beside a page that is kept and the job API's search alone. */
export async function measureUncachedResults(
  site: { address: string; apiAddress: string },
  runs: number,
  report: Report,
): Promise<void> {
  const next = await unmadeSearches(site.apiAddress);
  const page = () => `/offres-emploi?${next()}`;
  const search = () => `/api/v2.0/offers/?page=0&size=10&${next()}`;
  const pages: number[] = [];
  const searches: number[] = [];
  const atOnce: Record<'page' | 'search' | 'cached', Throughput[]> = { page: [], search: [], cached: [] };
  await warmUp(() => fire(site.address, 'br', page));
  await untilKept(site.address + CACHED);
  for (let run = 1; run <= runs; run += 1) {
    progress(`server: run ${run} of ${runs}, results never rendered before`);
    for (let turn = 0; turn < IN_TURN; turn += 1) {
      pages.push(await timeOf(site.address + page()));
      searches.push(await timeOf(site.apiAddress + search()));
    }
    atOnce.page.push(await fire(site.address, 'br', page));
    atOnce.cached.push(await fire(site.address, 'br', () => CACHED));
    atOnce.search.push(await fire(site.apiAddress, 'br', search));
  }
  const { uncachedPerSecond, uncachedMedian, uncachedAgainstCached } = SERVER;
  const perSecond = (of: readonly Throughput[]) => of.map((each) => each.perSecond);
  const toCached = median(perSecond(atOnce.page)) / median(perSecond(atOnce.cached));
  report.table(
    'Server: results never rendered before',
    [
      {
        what: 'results page',
        'median ms': figure(median(pages), 1, uncachedMedian),
        'p95 ms': figure(quantile(pages, 0.95), 1),
        'req/s, 16 at once': figure(perSecond(atOnce.page), 0, uncachedPerSecond),
        'to a cached page': figure(toCached, 3, judgedBy(runs, uncachedAgainstCached)),
      },
      {
        what: 'job API’s search alone',
        'median ms': figure(median(searches), 1),
        'p95 ms': figure(quantile(searches, 0.95), 1),
        'req/s, 16 at once': figure(perSecond(atOnce.search)),
      },
      { what: 'cached page', 'req/s, 16 at once': figure(perSecond(atOnce.cached)) },
    ],
    'Jobs in towns, each address once in the whole run; times one after the other, pages and searches in turns.',
  );
}

async function warmUp(round: () => Promise<Throughput>): Promise<void> {
  for (let best = 0, rounds = 1; rounds <= MOST_ROUNDS; rounds += 1) {
    progress(`server: warming up results, round ${rounds} of ${MOST_ROUNDS} at most`);
    const { perSecond } = await round();
    if (perSecond < best * STILL_WARMING) return;
    best = perSecond;
  }
}
