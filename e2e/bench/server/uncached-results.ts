import { SERVER } from '../budgets.ts';
import { figure, judgedBy } from '../report/figure.ts';
import { progress } from '../report/report.ts';
import type { Report } from '../report/report.ts';
import { median, quantile } from '../rules/statistics.ts';
import { fire } from './load-generator.ts';
import type { Throughput } from './load-generator.ts';
import { unmadeSearches } from './searches.ts';
import { timeOf } from './time-of.ts';

/** Sequential requests in each run, alternating pages and searches. */
const REQUESTS_PER_RUN = 100;
/** V8 optimises code for thousands of pages: warms up until a round is not faster than the best by this factor. */
const WARM_UP_GAIN = 1.03;
const MAX_ROUNDS = 8;

/** Measures uncached results, compared with the job API's search alone. */
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
  const atOnce: Record<'page' | 'search', Throughput[]> = { page: [], search: [] };
  await warmUp(() => fire(site.address, 'br', page));
  for (let run = 1; run <= runs; run += 1) {
    progress(`server: run ${run} of ${runs}, results never rendered before`);
    for (let turn = 0; turn < REQUESTS_PER_RUN; turn += 1) {
      pages.push(await timeOf(site.address + page()));
      searches.push(await timeOf(site.apiAddress + search()));
    }
    atOnce.page.push(await fire(site.address, 'br', page));
    atOnce.search.push(await fire(site.apiAddress, 'br', search));
  }
  const { uncachedPerSecond, uncachedMedian, uncachedAgainstSearch } = SERVER;
  const perSecond = (of: readonly Throughput[]) => of.map((each) => each.perSecond);
  const toSearch = median(perSecond(atOnce.page)) / median(perSecond(atOnce.search));
  report.table(
    'Server: results never rendered before',
    [
      {
        what: 'results page',
        'median ms': figure(median(pages), 1, uncachedMedian),
        'p95 ms': figure(quantile(pages, 0.95), 1),
        'req/s, 16 at once': figure(perSecond(atOnce.page), 0, uncachedPerSecond),
        'to the search alone': figure(toSearch, 2, judgedBy(runs, uncachedAgainstSearch)),
      },
      {
        what: 'job API’s search alone',
        'median ms': figure(median(searches), 1),
        'p95 ms': figure(quantile(searches, 0.95), 1),
        'req/s, 16 at once': figure(perSecond(atOnce.search)),
      },
    ],
    'Jobs in towns, each search once in the whole run; times of sequential requests, alternating pages and searches.',
  );
}

async function warmUp(round: () => Promise<Throughput>): Promise<void> {
  for (let best = 0, rounds = 1; rounds <= MAX_ROUNDS; rounds += 1) {
    progress(`server: warming up results, round ${rounds} of at most ${MAX_ROUNDS}`);
    const { perSecond } = await round();
    if (perSecond < best * WARM_UP_GAIN) return;
    best = perSecond;
  }
}
