import type { Browser } from '@playwright/test';
import { LIGHTHOUSE } from '../budgets.ts';
import type { MeasuredPage } from '../first-visit/pages.ts';
import { serveCopies } from '../floor/copy.ts';
import { figure } from '../report/figure.ts';
import type { Expectation } from '../report/figure.ts';
import { progress } from '../report/report.ts';
import type { Report, Row } from '../report/report.ts';
import { untilKept } from '../server/until-kept.ts';
import { installLighthouse, runLighthouse } from './run.ts';
import type { Score } from './run.ts';

/** Below it Lighthouse itself warns that the machine is too slow to judge by. */
const FAST_ENOUGH = 1_000;
/** What a page without scripts must be given where pages with scripts are judged. */
const FILE_SCORE = 99;
const MAX_RUNS = 3;

/** Measures the pages that are answered with 200 as Lighthouse does for phones, after one of them as a file. */
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
  const canTell = copies === null || bestOf(file) >= FILE_SCORE;
  const rows: Row[] = file.length > 0 ? [rowOf(`${first?.name ?? ''}, as a file`, file, {})] : [];
  for (const { name, path } of pages) {
    const url = site + path;
    const scores = await scoresOf(name, url, () => untilKept(url));
    rows.push(rowOf(name, scores, canTell ? LIGHTHOUSE : { ...LIGHTHOUSE, bestScore: {} }));
  }
  report.table(
    'Lighthouse, mobile, simulated',
    rows,
    `The score follows the machine. Only the best run is judged, of ${MAX_RUNS}, where the machine was never below ${FAST_ENOUGH} and the same`,
    `HTML as a file is given ${FILE_SCORE}${canTell ? '' : ': this machine is too slow to tell'}.`,
  );
}

function bestOf(scores: readonly Score[]): number {
  return Math.max(...scores.map(({ score }) => score));
}

type Expected = Partial<Record<keyof typeof LIGHTHOUSE, Expectation>>;

function rowOf(page: string, scores: readonly Score[], expected: Expected): Row {
  const of = (key: keyof Score) => scores.map((score) => score[key]);
  const isJudged = scores.length === MAX_RUNS && Math.min(...of('machine')) >= FAST_ENOUGH;
  return {
    page,
    'median score': figure(of('score'), 0, expected.score),
    'best score': figure(bestOf(scores), 0, isJudged ? expected.bestScore : {}),
    'processor score': figure(of('processorScore'), 0, expected.score),
    'FCP ms': figure(of('firstPaint')),
    'LCP ms': figure(of('largestPaint')),
    'blocking ms': figure(of('blocking'), 0, expected.blocking),
    'processor blocking ms': figure(of('processorBlocking'), 0, expected.blocking),
    'speed index': figure(of('speedIndex')),
    machine: figure(of('machine')),
  };
}
