import type { Page } from '@playwright/test';
import { SLOW_4G } from '../../bench/browser/emulation.ts';
import { expect, test } from '../../support/test.ts';

const LEGAL = '/nos-mentions-legales';

test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
});

/** Returns the web fonts that a page declares after its first frame, without fallbacks. */
async function declaredFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) =>
      family.includes('Variable') ? [`${family.replaceAll('"', '')}: ${status}`] : [],
    ),
  );
}

test('[PERF-01] fonts that load after the first frame are not used', async ({ page }) => {
  const fonts = Promise.withResolvers<null>();
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.goto(LEGAL, { waitUntil: 'domcontentloaded' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  expect(await declaredFonts(page)).toEqual([]);
  const width = () => title.evaluate((element) => element.getBoundingClientRect().width);
  const before = await width();
  fonts.resolve(null);
  await page.waitForLoadState();
  expect(await declaredFonts(page)).toEqual([]);
  expect(await width()).toBe(before);
});

test('[PERF-01] fonts that were late for the first page are used in the next', async ({ page }) => {
  await page.goto(LEGAL);
  await page.goto('/entreprendre');
  expect(await declaredFonts(page)).toEqual([
    'Bricolage Grotesque Variable: loaded',
    'Figtree Variable: loaded',
  ]);
});
