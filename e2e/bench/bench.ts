import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '@careers/tooling/browser';
import type { RunningSite } from '@careers/tooling/running-site';
import { CHROMIUM_ARGUMENTS } from '../support/chromium-arguments.ts';
import { startTestSite } from '../support/test-site.ts';
import { measureFirstVisits } from './first-visit/first-visit.ts';
import { measuredPages } from './first-visit/pages.ts';
import { measureLighthouse } from './lighthouse/lighthouse.ts';
import { measureNextPages } from './next-page/next-page.ts';
import { HELP, readOptions } from './options.ts';
import type { Options } from './options.ts';
import { Report, progress } from './report/report.ts';
import { measureServer } from './server/server.ts';

/** `npm run bench`: starts the site with its own ports and data, and measures it. */
try {
  const options = readOptions(process.argv.slice(2));
  if (options) process.exitCode = (await bench(options)) ? 0 : 1;
  else console.log(HELP);
} catch (error) {
  console.error(`\nbench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function bench(options: Options): Promise<boolean> {
  const executablePath = findOrInstallBrowser();
  const site = await startTestSite(progress);
  const report = new Report();
  try {
    await measure(site, executablePath, options, report);
  } finally {
    await site.stop();
  }
  return report.conclude();
}

async function measure(
  site: RunningSite,
  executablePath: string,
  { parts, runs, json }: Options,
  report: Report,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  try {
    const pages = await measuredPages(site.apiAddress);
    const shared = { browser, site: site.address, pages, runs, report };
    await warmUp(site, pages);
    const measures = {
      server: () => measureServer(site, runs, report),
      'first-visit': () => measureFirstVisits(shared),
      'next-page': () => measureNextPages(shared),
      lighthouse: () => measureLighthouse({ ...shared, chromium: executablePath }),
    };
    for (const part of parts) await measures[part]();
    if (json) report.write(json, { date: new Date().toISOString(), browser: browser.version(), parts, runs });
  } finally {
    await browser.close();
  }
}

/** Requests the pages until V8 has optimised the servers' code. */
async function warmUp({ address }: RunningSite, pages: readonly { path: string }[]): Promise<void> {
  progress('warming the servers up');
  for (let round = 0; round < 50; round += 1)
    for (const { path } of pages) await (await fetch(address + path)).text();
}
