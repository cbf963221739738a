import { SERVER } from '../budgets.ts';
import { figure, judgedBy } from '../report/figure.ts';
import { progress } from '../report/report.ts';
import type { Report } from '../report/report.ts';
import { median, quantile } from '../rules/statistics.ts';
import { fire } from './load-generator.ts';
import type { Throughput } from './load-generator.ts';
import { unmadeSearches } from './searches.ts';
import { timeOf } from './time-of.ts';

/** One after the other in each run; pages and searches in turns. */
const IN_TURN = 100;
const WARM_UP = 200;

/** Measures results that nobody has asked for before, beside the job API's search alone. */
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
  const atOnce: Throughput[] = [];
  const searchesAtOnce: Throughput[] = [];
  progress('server: warming up results');
  for (let turn = 0; turn < WARM_UP; turn += 1) await timeOf(site.address + page());
  for (let run = 1; run <= runs; run += 1) {
    progress(`server: run ${run} of ${runs}, results never rendered before`);
    for (let turn = 0; turn < IN_TURN; turn += 1) {
      pages.push(await timeOf(site.address + page()));
      searches.push(await timeOf(site.apiAddress + search()));
    }
    atOnce.push(await fire(site.address, 'br', page));
    searchesAtOnce.push(await fire(site.apiAddress, 'br', search));
  }
  const { uncachedPerSecond, uncachedMedian, uncachedAgainstApi } = SERVER;
  const perSecond = (of: readonly Throughput[]) => of.map((each) => each.perSecond);
  report.table(
    'Server: results never rendered before',
    [
      {
        what: 'results page',
        'median ms': figure(median(pages), 1, uncachedMedian),
        'p95 ms': figure(quantile(pages, 0.95), 1),
        'to the search': figure(median(pages) / median(searches), 1, judgedBy(runs, uncachedAgainstApi)),
        'req/s, 16 at once': figure(perSecond(atOnce), 0, uncachedPerSecond),
      },
      {
        what: 'job API’s search alone',
        'median ms': figure(median(searches), 1),
        'p95 ms': figure(quantile(searches, 0.95), 1),
        'req/s, 16 at once': figure(perSecond(searchesAtOnce)),
      },
    ],
    'Jobs in towns, each address once in the whole run; times one after the other, pages and searches in turns.',
  );
}
