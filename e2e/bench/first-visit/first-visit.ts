import type { Browser } from '@playwright/test';
import { FIRST_VISIT } from '../budgets.ts';
import { serveCopies } from '../floor/copy.ts';
import { figure, isBroken, judgedBy } from '../report/figure.ts';
import type { Figure } from '../report/figure.ts';
import { progress } from '../report/report.ts';
import type { Report, Row } from '../report/report.ts';
import { median } from '../rules/statistics.ts';
import { untilCached } from '../server/until-cached.ts';
import type { MeasuredPage } from './pages.ts';
import { visit } from './visit.ts';
import type { Visit } from './visit.ts';

const BANNER = /<[a-z]+\b[^>]*\sdata-consent-banner\b/g;
const KILOBYTE = 1024;
/** Factor of runs for a page that seems to exceed its budget: other programs may have slowed it down. */
const EXTRA_RUNS_FACTOR = 3;

interface Measured {
  page: MeasuredPage;
  own: Visit[];
  /** Visits of nginx's copy; none without nginx. */
  file: Visit[];
  banners: number;
}

/** Measures first visits, alternating with the same HTML as a file, and reports them. */
export async function measureFirstVisits(options: {
  browser: Browser;
  site: string;
  pages: readonly MeasuredPage[];
  runs: number;
  report: Report;
}): Promise<void> {
  const { browser, site, pages, runs, report } = options;
  progress('first visits: copying the pages for nginx');
  const copies = await serveCopies(browser, site, pages);
  const measured: Measured[] = [];
  try {
    for (const page of pages)
      measured.push({ page, own: [], file: [], banners: await bannersOf(site + page.path) });
    const visitAll = async (those: readonly Measured[], run: number, of: number) => {
      for (const { page, own, file } of those) {
        progress(`first visits: run ${run} of ${of}, ${page.name}`);
        await untilCached(site + page.path);
        own.push(await visit(browser, site + page.path));
        if (copies) file.push(await visit(browser, copies.address + page.path));
      }
    };
    for (let run = 1; run <= runs; run += 1) await visitAll(measured, run, runs);
    const slow = measured.filter((page) => isBroken(againstFile(page)));
    for (let run = runs + 1; run <= EXTRA_RUNS_FACTOR * runs; run += 1)
      await visitAll(slow, run, EXTRA_RUNS_FACTOR * runs);
  } finally {
    await copies?.stop();
  }
  report.table('First visit: loading', measured.map(timeRow), ...timeNotes(copies !== null));
  report.table(
    'First visit: size',
    measured.map(weightRow),
    'kB are 1 024 transferred bytes; only “all” counts headers.',
  );
}

async function bannersOf(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  return html.match(BANNER)?.length ?? 0;
}

/** Returns the ratio of a page's median LCP to its copy's. */
function againstFile({ own, file }: Measured): Figure {
  const largest = (of: readonly Visit[]) => median(of.map(({ largestPaint }) => largestPaint));
  return figure(largest(own) / largest(file), 2, judgedBy(file.length, FIRST_VISIT.largestAgainstFile));
}

function timeRow(measured: Measured): Row {
  const { page, own, file } = measured;
  const { shift, blocking } = FIRST_VISIT;
  return {
    page: page.name,
    'FCP ms': figure(own.map((cost) => cost.firstPaint)),
    'LCP ms': figure(own.map((cost) => cost.largestPaint)),
    'as a file': figure(file.map((cost) => cost.largestPaint)),
    'LCP/file': againstFile(measured),
    runs: figure(own.length),
    CLS: figure(Math.max(...own.map((cost) => cost.shift)), 4, shift),
    'blocking ms': figure(
      own.map((cost) => cost.blocking),
      0,
      blocking,
    ),
    'longest task ms': figure(own.map((cost) => cost.longestTask)),
  };
}

function weightRow({ page, own, file, banners }: Measured): Row {
  const { searchScripts, contentScripts, thirdParties, banners: oneBanner } = FIRST_VISIT;
  const kilobytes = (of: readonly Visit[], kind: keyof Visit['bytes']) =>
    of.map(({ bytes }) => bytes[kind] / KILOBYTE);
  const scripts = page.kind === 'search' ? searchScripts : contentScripts;
  const encodings = (of: readonly Visit[]) =>
    [...new Set(of.map(({ encoding }) => encoding))].join('+') || '–';
  return {
    page: page.name,
    'scripts kB': figure(kilobytes(own, 'scripts'), 1, scripts),
    'HTML kB': figure(kilobytes(own, 'document'), 1),
    'as a file': figure(kilobytes(file, 'document'), 1),
    'all kB': figure(kilobytes(own, 'all'), 1),
    requests: figure(own.map(({ requests }) => requests)),
    compressed: `${encodings(own)}, file ${encodings(file)}`,
    banners: figure(banners, 0, oneBanner),
    'third parties': figure(Math.max(...own.map((cost) => cost.thirdParties.length)), 0, thirdParties),
  };
}

function timeNotes(hasCopies: boolean): string[] {
  return [
    hasCopies
      ? 'As a file: the same HTML without scripts from nginx, compressed in the same way, alternating with the page.'
      : 'Not compared with files: nginx is not installed. Debian: apt-get install nginx-light.',
    `A page that seemed to exceed the budget of LCP/file was visited ${EXTRA_RUNS_FACTOR} times as often; all visits count.`,
    'CLS is the worst run, others are medians. Blocking: processor time over 50 ms per task, from FCP until idle.',
  ];
}
