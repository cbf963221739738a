import type { Page } from '@playwright/test';
import { sidewaysScroll, violationsOf } from '../../support/accessibility.ts';
import { focused } from '../../support/focused.ts';
import { expect, test } from '../../support/test.ts';

const WIDTHS = [390, 1280];

async function open(page: Page, path = '/entreprendre'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Presses Tab until `isEnd`; expects every stop to be visible, with a focus ring. */
async function tabThrough(page: Page, isEnd: (stop: Awaited<ReturnType<typeof focused>>) => boolean) {
  const names: string[] = [];
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (isEnd(stop)) return names;
    expect(stop, stop.name).toMatchObject({
      isInView: true,
      isOnTop: true,
      hasRing: true,
      isLargeEnough: true,
    });
    names.push(stop.name);
  }
  throw new Error(`The focus is trapped: ${names.join(', ')}`);
}

for (const width of WIDTHS) {
  for (const forcedColors of ['none', 'active'] as const) {
    const colours = forcedColors === 'active' ? ', with forced colours' : '';
    test(`[A11Y-02] header and footer are operable by keyboard at ${width} px${colours}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ forcedColors });
      await open(page);
      const header = await tabThrough(page, ({ landmark }) => landmark === 'MAIN');
      const menu =
        width > 1024 ? ['Trouver mon métier', 'Qui sommes-nous', 'Devenir entrepreneur'] : ['Menu'];
      for (const name of ['Aller au contenu', ...menu]) expect(header).toContain(name);
      expect(header[0]).toBe('Aller au contenu');

      await page.getByRole('contentinfo').focus();
      const footer = await tabThrough(page, ({ landmark }) => landmark !== 'FOOTER');
      for (const name of ['Voir les offres d’emploi', 'Plan du site', 'Gérer mes cookies'])
        expect(footer).toContain(name);
    });
  }

  test(`[A11Y-02] menus and consent are operable by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    const isWide = width > 1024;
    const entry = page.getByRole('button', { name: isWide ? 'Qui sommes-nous' : 'Menu', exact: true });
    await entry.focus();
    await page.keyboard.press('Enter');
    if (!isWide) {
      const inside = page.getByRole('dialog', { name: 'Menu' });
      await inside.getByRole('button', { name: 'Qui sommes-nous' }).focus();
      await page.keyboard.press('Enter');
      await expect(inside.getByRole('heading', { name: 'Qui sommes-nous' })).toBeFocused();
    }
    const link = page.getByRole('link', { name: /^La coopérative|^Notre organisation|coopérative/ }).first();
    await expect(link).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(entry).toBeFocused();

    const cookies = page.getByRole('button', { name: 'Gérer mes cookies' });
    await cookies.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Gérer mes cookies' });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cookies).toBeFocused();
  });

  test(`[A11Y-02] header and footer stay within the window with text at 200 % at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await open(page);
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
      for (const control of await part.getByRole('link').or(part.getByRole('button')).all()) {
        if (!(await control.isVisible())) continue;
        const name = await control.innerText();
        const { x = -1, width: wide = 0 } = (await control.boundingBox()) ?? {};
        expect(x, name).toBeGreaterThanOrEqual(0);
        expect(x + wide, name).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('[A11Y-02] zoomed to 200 %, a wide screen has the complete mobile layout', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await open(page, `${baseURL}/entreprendre`);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  // The consent banner does not cover the whole page.
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: /offres/ }),
  ).toBeInViewport();
  await context.close();
});
