import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIANS = '/usr/bin/chromium';
/** Has no window, whose parts are pages: a test's page takes it a fifth less time. */
const DEBIANS_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the Chromium named by PLAYWRIGHT_CHROMIUM_PATH, or Debian's for tests; where there is none, Playwright knows its own. */
export function findTestBrowser(): string | undefined {
  return firstThere([process.env['PLAYWRIGHT_CHROMIUM_PATH'], DEBIANS_HEADLESS_SHELL, DEBIANS]);
}

/**
 * Returns the Chromium that tests drive. Where there is none it is installed, from Debian's packages or by Playwright.
 * @throws Error with what to do when none can be had.
 */
export function findOrInstallTestBrowser(): string {
  return findOrInstall(
    () => findTestBrowser() ?? playwrights(),
    [
      'chromium-headless-shell',
      // Other systems with Debian's tools have no package of the shell alone.
      'chromium',
    ],
  );
}

/** Returns a Chromium with all that a visitor's has: the one named by PLAYWRIGHT_CHROMIUM_PATH, the system's, or Playwright's. */
export function findBrowser(): string | undefined {
  return firstThere([process.env['PLAYWRIGHT_CHROMIUM_PATH'], DEBIANS]) ?? playwrights();
}

/**
 * Returns a Chromium with all that a visitor's has, for measuring. Where there is none it is installed, as for tests.
 * @throws Error with what to do when none can be had.
 */
export function findOrInstallBrowser(): string {
  return findOrInstall(findBrowser, ['chromium']);
}

function findOrInstall(find: () => string | undefined, packages: string[]): string {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    for (const name of packages) {
      if (find()) break;
      console.log(`browser: installing Debian’s ${name}`);
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore' });
    }
  } else {
    console.log('browser: Playwright downloads its Chromium');
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'There is no Chromium. Install one, and name it: PLAYWRIGHT_CHROMIUM_PATH=/path/to/chromium',
  );
}

const playwrights = () => firstThere([chromium.executablePath()]);

const firstThere = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));
