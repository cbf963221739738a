import { LIGHTHOUSE } from '../budgets.ts';
import type { MeasuredPage } from '../first-visit/pages.ts';
import { figure } from '../report/figure.ts';
import { progress } from '../report/report.ts';
import type { Report, Row } from '../report/report.ts';
import { untilKept } from '../server/until-kept.ts';
import { installLighthouse, runLighthouse } from './run.ts';
import type { Score } from './run.ts';

/** Below it Lighthouse itself warns that the machine is too slow to judge by. */
const FAST_ENOUGH = 1_000;
const MAX_RUNS = 3;

/** Measures the pages that are answered with 200 as Lighthouse does for phones. */
export async function measureLighthouse(options: {
  site: string;
  pages: readonly MeasuredPage[];
  chromium: string;
  runs: number;
  report: Report;
}): Promise<void> {
  const { site, pages, chromium, report } = options;
  const runs = Math.min(options.runs, MAX_RUNS);
  installLighthouse();
  const rows: Row[] = [];
  for (const { name, path, status } of pages) {
    if (status !== 200 || name === 'no result') continue;
    const scores: Score[] = [];
    for (let run = 1; run <= runs; run += 1) {
      progress(`lighthouse: ${name}, run ${run} of ${runs}`);
      await untilKept(site + path);
      scores.push(runLighthouse(site + path, chromium));
    }
    rows.push(rowOf(name, scores));
  }
  report.table(
    'Lighthouse, mobile, simulated',
    rows,
    `The score follows the machine: below ${FAST_ENOUGH} Lighthouse calls it too slow. Only the best run is judged, of ${MAX_RUNS},`,
    'and only when the machine was fast enough in each.',
  );
}

function rowOf(page: string, scores: readonly Score[]): Row {
  const of = (key: keyof Score) => scores.map((score) => score[key]);
  const isJudged = scores.length === MAX_RUNS && Math.min(...of('machine')) >= FAST_ENOUGH;
  return {
    page,
    'median score': figure(of('score'), 0, LIGHTHOUSE.score),
    'best score': figure(Math.max(...of('score')), 0, isJudged ? LIGHTHOUSE.bestScore : {}),
    'FCP ms': figure(of('firstPaint')),
    'LCP ms': figure(of('largestPaint')),
    'blocking ms': figure(of('blocking'), 0, LIGHTHOUSE.blocking),
    'speed index': figure(of('speedIndex')),
    machine: figure(of('machine')),
  };
}
