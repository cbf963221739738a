import type { Browser } from '@playwright/test';
import { LIGHTHOUSE } from '../budgets.ts';
import type { MeasuredPage } from '../first-visit/pages.ts';
import { serveCopies } from '../floor/copy.ts';
import { figure } from '../report/figure.ts';
import type { Expectation } from '../report/figure.ts';
import { progress } from '../report/report.ts';
import type { Report, Row } from '../report/report.ts';
import { untilCached } from '../server/until-cached.ts';
import { installLighthouse, runLighthouse } from './run.ts';
import type { Score } from './run.ts';

/** Benchmark index below which Lighthouse warns that the machine is too slow. */
const MIN_BENCHMARK_INDEX = 1_000;
/** Minimum score of a page without scripts: on slower machines the budget does not apply. */
const MIN_FILE_SCORE = 99;
const MAX_RUNS = 3;

/** Runs Lighthouse's mobile audit on pages with status 200, and on the first of them as a file. */
export async function measureLighthouse(options: {
  browser: Browser;
  site: string;
  pages: readonly MeasuredPage[];
  chromium: string;
  runs: number;
  report: Report;
}): Promise<void> {
  const { browser, site, chromium, report } = options;
  const runs = Math.min(options.runs, MAX_RUNS);
  const pages = options.pages.filter(({ name, status }) => status === 200 && name !== 'no result');
  installLighthouse();
  const scoresOf = async (name: string, url: string, prepare = async () => {}): Promise<Score[]> => {
    const scores: Score[] = [];
    for (let run = 1; run <= runs; run += 1) {
      progress(`lighthouse: ${name}, run ${run} of ${runs}`);
      await prepare();
      scores.push(runLighthouse(url, chromium));
    }
    return scores;
  };
  const [first] = pages;
  const copies = first ? await serveCopies(browser, site, [first]) : null;
  const file = first && copies ? await scoresOf('as a file', copies.address + first.path) : [];
  await copies?.stop();
  const isFastMachine = copies === null || bestOf(file) >= MIN_FILE_SCORE;
  const rows: Row[] = file.length > 0 ? [rowOf(`${first?.name ?? ''}, as a file`, file, {})] : [];
  for (const { name, path } of pages) {
    const url = site + path;
    const scores = await scoresOf(name, url, () => untilCached(url));
    rows.push(rowOf(name, scores, isFastMachine ? LIGHTHOUSE : { ...LIGHTHOUSE, bestScore: {} }));
  }
  report.table(
    'Lighthouse, mobile, simulated',
    rows,
    `The score depends on the machine. The budget applies to the best of ${MAX_RUNS} runs, if the benchmark index is never below ${MIN_BENCHMARK_INDEX} and the same`,
    `HTML as a file scores ${MIN_FILE_SCORE}${isFastMachine ? '' : ': this machine is too slow'}.`,
  );
}

function bestOf(scores: readonly Score[]): number {
  return Math.max(...scores.map(({ score }) => score));
}

type Expected = Partial<Record<keyof typeof LIGHTHOUSE, Expectation>>;

function rowOf(page: string, scores: readonly Score[], expected: Expected): Row {
  const of = (key: keyof Score) => scores.map((score) => score[key]);
  const applies = scores.length === MAX_RUNS && Math.min(...of('machine')) >= MIN_BENCHMARK_INDEX;
  return {
    page,
    'median score': figure(of('score'), 0, expected.score),
    'best score': figure(bestOf(scores), 0, applies ? expected.bestScore : {}),
    'processor score': figure(of('processorScore'), 0, expected.score),
    'FCP ms': figure(of('firstPaint')),
    'LCP ms': figure(of('largestPaint')),
    'blocking ms': figure(of('blocking'), 0, expected.blocking),
    'processor blocking ms': figure(of('processorBlocking'), 0, expected.blocking),
    'speed index': figure(of('speedIndex')),
    machine: figure(of('machine')),
  };
}
