import { spawnSync } from 'node:child_process';
import { missingPackages } from './drivers/programs.ts';

/**
 * `npm run test:engines`: the journeys in Chromium, Firefox and WebKit; other words go to Playwright. With
 * `--if-installed` a machine without the engines runs none of them, says so, and leaves no report.
 */
const words = process.argv.slice(2);
const isOptional = words.includes('--if-installed');
const missing = missingPackages();
if (missing.length > 0) {
  const remedy = `apt-get install --no-install-recommends ${missing.join(' ')}`;
  if (isOptional) console.log(`engines: skipped; for them: ${remedy}`);
  else console.error(`The engines are not all on this machine. On Debian: ${remedy}`);
  process.exit(isOptional ? 0 : 1);
}
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config',
    'e2e/engines/playwright.config.ts',
    ...words.filter((word) => word !== '--if-installed'),
  ],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
