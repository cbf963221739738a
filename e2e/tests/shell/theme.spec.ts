import type { Page } from '@playwright/test';
import { delayScripts } from '../../support/delayed-scripts.ts';
import { expect, test } from '../../support/test.ts';

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(23, 10, 28)';

declare global {
  interface Window {
    grounds: Set<string>;
  }
}

const expectGround = (page: Page, color: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', color);
const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('group', { name: 'Thème' }).getByRole('radio', { name });

/** Returns the active theme colour. */
const aroundPage = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => window.matchMedia(media).matches,
      )?.content,
  );

test('[A11Y-04] the theme follows the system until one is chosen, for all pages and reloads', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/faq');
  await expectGround(page, DARK);
  expect(await aroundPage(page)).toBe('#170A1C');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectGround(page, LIGHT);
  expect(await aroundPage(page)).toBe('#2D1138');

  await expect(choice(page, 'Système')).toBeChecked();
  await choice(page, 'Sombre').check();
  await expectGround(page, DARK);
  expect(await aroundPage(page)).toBe('#170A1C');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Trouver mon métier' }).click();
  await expect(page).toHaveTitle(/Nos métiers/);
  await expectGround(page, DARK);
  await page.reload();
  await expectGround(page, DARK);
  await expect(choice(page, 'Sombre')).toBeChecked();

  await page.emulateMedia({ media: 'print' });
  await expectGround(page, LIGHT);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await choice(page, 'Clair').check();
  await expectGround(page, LIGHT);
  await choice(page, 'Système').check();
  await expectGround(page, DARK);
});

test('[A11Y-04] a theme chosen before hydration is kept', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await choice(page, 'Sombre').check();
  release();
  await expectGround(page, DARK);
  await expect(choice(page, 'Sombre')).toBeChecked();
  await page.reload();
  await expect(choice(page, 'Sombre')).toBeChecked();
});

test('[A11Y-04] the stored theme wins over a form state restored by the browser', async ({
  page,
  context,
}) => {
  await page.goto('/faq');
  await choice(page, 'Sombre').check();
  await expectGround(page, DARK);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/faq');
  await choice(other, 'Système').check();
  await other.close();
  await page.goBack();
  await expect(choice(page, 'Système')).toBeChecked();
  await page.locator('html[data-hydrated]').waitFor();
  await expectGround(page, LIGHT);
});

for (const [stored, system, ground] of [
  ['dark', 'light', DARK],
  ['light', 'dark', LIGHT],
] as const) {
  test(`[A11Y-04] with "${stored}" chosen, no frame shows the system's ${system} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
      window.grounds = new Set();
      const sample = () => {
        if (document.body) window.grounds.add(getComputedStyle(document.body).backgroundColor);
        // Stops then: hydration waits for idle frames.
        if (document.readyState !== 'complete' || window.grounds.size === 0) requestAnimationFrame(sample);
      };
      sample();
    }, stored);
    await page.goto('/entreprendre');
    // The page may load before its first frame.
    await expect.poll(() => page.evaluate(() => [...window.grounds])).toEqual([ground]);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expectGround(page, ground);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[A11Y-04] the theme can be chosen in the menu, by keyboard', async ({ page }) => {
    await page.goto('/valeurs');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const inMenu = page.getByRole('dialog').getByRole('group', { name: 'Thème' }).getByRole('radio');
    await inMenu.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(inMenu.nth(2)).toBeChecked();
    await expectGround(page, DARK);
    await page.keyboard.press('Escape');
    await expect(choice(page, 'Sombre')).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[A11Y-04] the theme follows the system, without a choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/faq');
    await expectGround(page, DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectGround(page, LIGHT);
    await expect(page.getByText('Sombre')).toBeHidden();
  });
});
