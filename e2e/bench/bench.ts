import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../../.scripts/lib/browser.ts';
import { startSite } from '../../.scripts/lib/running-site.ts';
import { TEST_DATA } from '../support/global-setup.ts';
import { freePort } from '../support/ports.ts';
import { BUDGETS } from './budgets.ts';
import { measurePage } from './page-cost.ts';
import type { PageCost } from './page-cost.ts';
import { medianTime } from './server-time.ts';
import { serveStaticCopy } from './static-copy.ts';
import { median } from './statistics.ts';

/** Measures home, results and offer, each figure beside its budget; a broken budget fails the run. */
const RUNS = 5;
const WORDS = [
  'boucher',
  'boulanger',
  'caisse',
  'cariste',
  'primeur',
  'drive',
  'comptable',
  'manager',
  'livreur',
  'paie',
];

const broken: string[] = [];
const site = await startSite({
  port: await freePort(),
  apiPort: await freePort(),
  dataDirectory: TEST_DATA,
  show: (line) => console.log(line),
});
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  const search = '/api/v2.0/offers/?page=0&size=10';
  const { list } = (await (await fetch(`${site.apiAddress}${search}`)).json()) as { list: { url: string }[] };
  const pages = [
    ['home', '/'],
    ['results', '/offres-emploi?keywords=boucher&codeTown=town_44109'],
    ['offer', list[0]?.url ?? '/'],
  ] as const;
  const copy = await serveStaticCopy(
    browser,
    site.address,
    pages.map(([, path]) => path),
  );
  if (!copy)
    console.log(
      'nginx is not installed: pages are not compared with files. Debian: apt-get install nginx-light',
    );

  for (const [name, path] of pages) {
    const own: PageCost[] = [];
    const asFile: PageCost[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      own.push(await measurePage(browser, site.address + path));
      if (copy) asFile.push(await measurePage(browser, copy.address + path));
    }
    report(name, own, asFile);
    const cached = await medianTime(Array.from({ length: 100 }, () => site.address + path));
    line(`  cached page`, cached, 'ms', BUDGETS.cachedPageMilliseconds);
  }

  const uncached = WORDS.flatMap((word) =>
    [1, 2, 3].map((page) => `${site.address}/offres-emploi?keywords=${word}&page=${page}`),
  );
  console.log('\nserver');
  line('  uncached results page', await medianTime(uncached), 'ms', BUDGETS.uncachedResultsMilliseconds);
  const searches = WORDS.flatMap((word) =>
    [30, 31, 32].map(
      (radius) => `${site.apiAddress}${search}&keywords=${word}&codeTown=town_44109&radius=${radius}`,
    ),
  );
  line('  search of the job API', await medianTime(searches), 'ms', BUDGETS.searchMilliseconds);
  await copy?.stop();
} finally {
  await browser.close();
  await site.stop();
}
console.log(broken.length === 0 ? '\nEvery budget holds.' : `\nBroken budgets: ${broken.join('; ')}`);
process.exit(broken.length === 0 ? 0 : 1);

function report(name: string, own: readonly PageCost[], asFile: readonly PageCost[]): void {
  const of = (costs: readonly PageCost[], value: (cost: PageCost) => number) => median(costs.map(value));
  console.log(`\n${name}: ${of(own, ({ requests }) => requests)} requests`);
  for (const kind of ['document', 'script', 'font', 'image', 'other'] as const) {
    const kilobytes = of(own, ({ bytes }) => bytes[kind]) / 1024;
    line(`  ${kind}`, kilobytes, 'kB', kind === 'script' ? BUDGETS.scriptKilobytes : undefined);
  }
  const file = (value: (cost: PageCost) => number) =>
    asFile.length > 0 ? `, as a file ${of(asFile, value).toFixed(0)} ms` : '';
  console.log(
    `  first paint ${of(own, ({ firstPaint }) => firstPaint).toFixed(0)} ms${file(({ firstPaint }) => firstPaint)}`,
  );
  console.log(
    `  largest paint ${of(own, ({ largestPaint }) => largestPaint).toFixed(0)} ms${file(({ largestPaint }) => largestPaint)}`,
  );
  if (asFile.length > 0) {
    const ratio =
      of(own, ({ largestPaint }) => largestPaint) / of(asFile, ({ largestPaint }) => largestPaint);
    line('  largest paint against the file', ratio, 'x', BUDGETS.largestPaintRatio);
  }
  line(
    '  blocking time',
    of(own, ({ blocking }) => blocking),
    'ms',
    BUDGETS.blockingMilliseconds,
  );
  line(
    '  layout shift',
    of(own, ({ shift }) => shift),
    '',
    BUDGETS.layoutShift,
  );
}

function line(label: string, value: number, unit: string, budget: number | undefined): void {
  const isBroken = budget !== undefined && value > budget;
  if (isBroken) broken.push(`${label.trim()} ${value.toFixed(2)} > ${budget}`);
  const digits = unit === 'x' || unit === '' ? 3 : 1;
  console.log(
    `${label}: ${value.toFixed(digits)} ${unit}${budget === undefined ? '' : ` (budget ${budget} ${unit})`}${isBroken ? '  BROKEN' : ''}`,
  );
}
