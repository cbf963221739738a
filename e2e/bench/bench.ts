import { chromium, request } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findOrInstallBrowser } from '../../.scripts/lib/browser.ts';
import { startSite } from '../../.scripts/lib/running-site.ts';
import { TEST_DATA } from '../support/global-setup.ts';
import { findNginx } from '../support/nginx.ts';
import { findClosedOffer, findPlainOffer } from '../support/offers.ts';
import { freePort } from '../support/ports.ts';
import { BUDGETS } from './budgets.ts';
import { measurePage } from './page-cost.ts';
import type { PageCost } from './page-cost.ts';
import { measureLoad } from './measure-load.ts';
import { measureSearches } from './measure-searches.ts';
import { Report } from './report.ts';
import { measureServer } from './server-part.ts';
import { medianTime, warmUp } from './server-time.ts';
import { serveStaticCopy } from './static-copy.ts';
import type { CopiedPage } from './static-copy.ts';

/** Measures what most visitors see, each figure beside its budget; a broken budget fails the run. */
const RUNS = 5;

const report = new Report();
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
  await measurePages(browser, await pagesOf(site.apiAddress));
  await measureServer(site, report);
  measureSearches(site.apiAddress, report);
  await measureLoad(site, report);
} finally {
  await browser.close();
  await site.stop();
}
console.log(
  report.broken.length === 0 ? '\nEvery budget holds.' : `\nBroken budgets: ${report.broken.join('; ')}`,
);
process.exit(report.broken.length === 0 ? 0 : 1);

async function pagesOf(apiAddress: string): Promise<readonly (CopiedPage & { name: string })[]> {
  const api = await request.newContext();
  const open = await findPlainOffer(api, apiAddress, 'boucher');
  const closed = await findClosedOffer(api, apiAddress);
  await api.dispose();
  return [
    { name: 'home', path: '/', status: 200 },
    { name: 'results', path: '/offres-emploi?keywords=boucher&codeTown=town_44109', status: 200 },
    { name: 'no result', path: '/offres-emploi?keywords=xyzxyzxyz&codeTown=town_44109', status: 200 },
    { name: 'offer', path: open.url, status: 200 },
    { name: 'closed offer', path: closed.url, status: 410 },
  ];
}

async function measurePages(
  browser: Browser,
  pages: readonly (CopiedPage & { name: string })[],
): Promise<void> {
  if (!findNginx())
    console.log(
      'nginx is not installed: pages are not compared with files. Debian: apt-get install nginx-light',
    );
  await warmUp(`${site.address}/`);
  for (const page of pages) {
    // One at a time: pages of one path differ by their query, which a file does not have.
    const copy = await serveStaticCopy(browser, site.address, page);
    const own: PageCost[] = [];
    const asFile: PageCost[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      own.push(await measurePage(browser, site.address + page.path));
      if (copy) asFile.push(await measurePage(browser, copy.address + page.path));
    }
    await copy?.stop();
    report.page(page.name, own, asFile);
    const cached = await medianTime(
      Array.from({ length: 100 }, () => site.address + page.path),
      page.status,
    );
    report.line('cached page', cached, 'ms', BUDGETS.cachedPageMilliseconds);
  }
}
