import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Report } from './report.ts';

const BENCH = resolve(import.meta.dirname, '..', '..', 'shared', 'job-api', 'src', 'bench', 'main.ts');

/** Has the job API measure its mix of searches on a server that runs; it prints each figure beside its budget. */
export function measureSearches(apiAddress: string, report: Report): void {
  const { status } = spawnSync(process.execPath, [BENCH, '--base', apiAddress], { stdio: 'inherit' });
  if (status !== 0) report.broken.push('searches, see above');
}
