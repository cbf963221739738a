import type { Page } from '@playwright/test';
import { SLOW_4G } from '../../bench/browser/emulation.ts';
import { expect, test } from '../../support/test.ts';

declare global {
  interface Window {
    /** When the layout has shifted, since the test observes that. */
    shifts: number[];
  }
}

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

/** Returns true for an element whose text is drawn with a web font, not a system font. */
async function hasWebFont(page: Page, selector: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

/** Records layout shifts, from now on. */
const observeShifts = (page: Page) =>
  page.evaluate(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      window.shifts.push(...list.getEntries().map(({ startTime }) => startTime));
    }).observe({ type: 'layout-shift' });
  });

test('[PERF-01] fonts that were late for the first page are in the next one, and shift neither', async ({
  page,
}) => {
  const fonts = Promise.withResolvers<null>();
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.goto(LEGAL, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await observeShifts(page);
  fonts.resolve(null);
  await page.waitForLoadState();
  expect(await declaredFonts(page)).toEqual([]);
  expect(await hasWebFont(page, 'h1')).toBe(false);

  const now = () => page.evaluate(() => performance.now());
  const leaving = await now();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Charte candidat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Charte candidat' })).toBeVisible();
  const shown = await now();
  expect(await hasWebFont(page, 'h1')).toBe(true);
  expect(await hasWebFont(page, 'h1 + p')).toBe(true);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(LEGAL);
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => window.shifts);
  expect(shifts.filter((time) => time < leaving || time > shown)).toEqual([]);
});
