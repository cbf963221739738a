import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Report } from '../report/report.ts';
import { measureCachedPage } from './cached-page.ts';
import { measureOtherAnswers } from './other-answers.ts';
import { measureUncachedResults } from './uncached-results.ts';
import { measureUnderLoad } from './under-load.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..', '..');

/** Measures the servers' throughput, and compares it with nginx. */
export async function measureServer(
  site: { address: string; apiAddress: string },
  runs: number,
  report: Report,
): Promise<void> {
  await measureUncachedResults(site, runs, report);
  await measureCachedPage(site.address, runs, report);
  await measureOtherAnswers(site, report);
  await measureUnderLoad(site.apiAddress, report);
  console.log('\nThe job API’s mix of searches; its budgets fail `npm run bench:search` only');
  spawnSync('npm', ['run', '--silent', 'bench:search', '--', '--base', site.apiAddress], {
    cwd: PROJECT,
    stdio: 'inherit',
  });
}
