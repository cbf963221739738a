import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
/** Without browser UI: a fifth faster in tests. */
const DEBIAN_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the Chromium of PLAYWRIGHT_CHROMIUM_PATH, or Debian's; undefined selects Playwright's own. */
export function findTestBrowser(): string | undefined {
  return firstExisting([process.env['PLAYWRIGHT_CHROMIUM_PATH'], DEBIAN_HEADLESS_SHELL, DEBIAN_CHROMIUM]);
}

/**
 * Returns the Chromium for tests; installs one, from Debian's packages or by Playwright, when there is none.
 * @throws Error when none can be installed.
 */
export function findOrInstallTestBrowser(): string {
  return findOrInstall(
    () => findTestBrowser() ?? playwrightChromium(),
    [
      'chromium-headless-shell',
      // Not every derivative of Debian packages the headless shell.
      'chromium',
    ],
  );
}

/** Returns a full Chromium, as visitors have: of PLAYWRIGHT_CHROMIUM_PATH, the system's, or Playwright's. */
export function findBrowser(): string | undefined {
  return firstExisting([process.env['PLAYWRIGHT_CHROMIUM_PATH'], DEBIAN_CHROMIUM]) ?? playwrightChromium();
}

/**
 * Returns a full Chromium for measurements; installs one when there is none.
 * @throws Error when none can be installed.
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
    'Chromium is not installed. Install it, and set PLAYWRIGHT_CHROMIUM_PATH=/path/to/chromium',
  );
}

const playwrightChromium = () => firstExisting([chromium.executablePath()]);

const firstExisting = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));
