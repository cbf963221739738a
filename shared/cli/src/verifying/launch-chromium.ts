import type { Browser } from 'playwright';
import { ReleaseError } from '../release-error.ts';

/**
 * Launches Chromium with the caller's installation of Playwright.
 * @throws ReleaseError with the packages to install.
 */
export async function launchChromium(): Promise<Browser> {
  const { chromium } = await import('playwright').catch((cause: unknown) => {
    throw new ReleaseError(
      'This opens pages in Chromium, by Playwright: npm install --save-dev --save-exact playwright',
      { cause },
    );
  });
  const executablePath = process.env['PLAYWRIGHT_CHROMIUM_PATH'];
  return chromium.launch(executablePath === undefined ? {} : { executablePath }).catch((cause: unknown) => {
    throw new ReleaseError(
      `Chromium does not start: npx playwright install --with-deps chromium, or PLAYWRIGHT_CHROMIUM_PATH=/its/path. ${String(cause).split('\n')[0]}`,
      { cause },
    );
  });
}
