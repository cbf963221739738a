import { spawnSync } from 'node:child_process';
import { missingPackages } from './drivers/programs.ts';

/**
 * `npm run test:engines`: runs the journeys in Chromium, Firefox and WebKit; passes arguments to Playwright. With
 * `--if-installed`, skips them all, without a report, when an engine is missing.
 */
const parameters = process.argv.slice(2);
const isOptional = parameters.includes('--if-installed');
const missing = missingPackages();
if (missing.length > 0) {
  const remedy = `apt-get install --no-install-recommends ${missing.join(' ')}`;
  if (isOptional) console.log(`engines: skipped. Install them: ${remedy}`);
  else console.error(`Not all engines are installed. On Debian: ${remedy}`);
  process.exit(isOptional ? 0 : 1);
}
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config',
    'e2e/engines/playwright.config.ts',
    ...parameters.filter((parameter) => parameter !== '--if-installed'),
  ],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
