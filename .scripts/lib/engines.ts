import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { missingPackages } from '../../e2e/engines/drivers/programs.ts';

const project = resolve(import.meta.dirname, '..', '..');

/** Returns Debian's packages to install for the tests in three engines; none when all are there. */
export const missingEngines = missingPackages;

/** Runs the tests in three engines with further words for Playwright; returns its exit code. */
export function runEngines(parameters: readonly string[], report?: string): number | null {
  const { status } = spawnSync(
    'playwright',
    ['test', '--config', 'e2e/engines/playwright.config.ts', ...parameters],
    {
      cwd: project,
      stdio: 'inherit',
      env: { ...process.env, ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }) },
      shell: process.platform === 'win32',
    },
  );
  return status;
}
