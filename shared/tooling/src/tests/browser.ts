import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Returns the Chromium that tests drive: the one named by PLAYWRIGHT_CHROMIUM_PATH, the system's, or
 * Playwright's. Where there is none it is installed, from Debian's packages or by Playwright.
 * @throws Error with what to do when none can be had.
 */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('browser: installing Debian’s chromium');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    });
  } else {
    console.log('browser: Playwright downloads its Chromium');
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'There is no Chromium for the end-to-end tests. Install one, and name it: PLAYWRIGHT_CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

function findBrowser(): string | undefined {
  const candidates = [
    process.env['PLAYWRIGHT_CHROMIUM_PATH'],
    '/usr/bin/chromium',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}
