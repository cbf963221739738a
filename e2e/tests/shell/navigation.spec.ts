import type { Page } from '@playwright/test';
import { delayScripts } from '../../support/delayed-scripts.ts';
import { openWithReleaseMap } from '../../support/release-map.ts';
import { documentsOf } from '../../support/requests.ts';
import { expect, test } from '../../support/test.ts';
import { blockFonts } from '../../support/typography.ts';

declare global {
  interface Window {
    frames_: { blank: number; empty: number; count: number };
    shift_: number;
  }
}

test('[PERF-02] navigating between three areas causes no reload, blank frame or layout shift', async ({
  page,
}) => {
  await page.goto('/');
  // A full reload would lose these globals.
  await page.evaluate(() => {
    window.shift_ = 0;
    window.frames_ = { blank: 0, empty: 0, count: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.shift_ += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: false });
    const sample = () => {
      window.frames_.count += 1;
      const main = document.querySelector('main');
      if (!main || main.getBoundingClientRect().height < 200 || main.textContent.trim().length < 50)
        window.frames_.blank += 1;
      if (document.querySelector('[data-widget="offers-carousel"]:empty')) window.frames_.empty += 1;
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
  });

  await page
    .getByRole('banner')
    .getByRole('link', { name: /offres d’emploi/i })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/offres d’emploi$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Vos missions' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Devenir entrepreneur' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ouvrez la porte/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Devenir entrepreneur/);

  const { frames, shift } = await page.evaluate(() => ({ frames: window.frames_, shift: window.shift_ }));
  expect(frames.count).toBeGreaterThan(10);
  expect(frames.blank).toBe(0);
  // Other teams' widgets are rendered with the page.
  expect(frames.empty).toBe(0);
  expect(shift).toBeLessThan(0.01);
});

test.describe('[PERF-02] no document is requested', () => {
  let documents: string[];
  test.beforeEach(async ({ page }) => {
    await openWithReleaseMap(page, '/nos-metiers');
    documents = documentsOf(page);
  });
  const footerLink = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true });

  test('by a link that is hovered, then followed', async ({ page }) => {
    const link = footerLink(page, 'Devenir entrepreneur');
    const prepared = page.waitForResponse('**/remotes/mf-entrepreneur/**');
    await link.hover();
    await prepared;
    await link.click();
    await expect(page).toHaveTitle(/Devenir entrepreneur/);
    expect(documents).toEqual([]);
  });

  test('by a link whose pending navigation was superseded before', async ({ page }) => {
    const release = await delayScripts(page, '**/remotes/mf-entrepreneur/**/*.js');
    await footerLink(page, 'Devenir entrepreneur').click();
    await footerLink(page, 'Qui sommes-nous').click();
    await expect(page).toHaveURL(/\/qui-sommes-nous$/);
    const response = page.waitForResponse('**/remotes/mf-entrepreneur/**');
    release();
    await response;
    await footerLink(page, 'Devenir entrepreneur').click();
    await expect(page).toHaveTitle(/Devenir entrepreneur/);
    expect(documents).toEqual([]);
  });
});

/** Goes back or forward; resolves in the first frame that shows another page. */
const goInHistory = (page: Page, steps: number) =>
  page.evaluate(
    (delta) =>
      new Promise<{ heading: string; scrollY: number }>((resolve) => {
        const heading = () => document.querySelector('main h1')?.textContent ?? '';
        const left = heading();
        const check = () => {
          if (heading() === left) requestAnimationFrame(check);
          else resolve({ heading: heading(), scrollY: Math.round(window.scrollY) });
        };
        history.go(delta);
        requestAnimationFrame(check);
      }),
    steps,
  );

test('[ROUTE-11] back and forward restore the page and its scroll position without requests', async ({
  page,
}) => {
  await blockFonts(page);
  await page.goto('/entreprendre');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => Math.round(window.scrollY));
  expect(left).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Trouver mon métier' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Nos métiers');
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // A link under the pointer is loaded ahead.
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, 300));

  const data: string[] = [];
  await page.route(/\/_(data|page)\//, (route) => {
    data.push(route.request().url());
    return route.abort();
  });
  expect(await goInHistory(page, -1)).toEqual({ heading: expect.stringMatching(/Ouvrez/), scrollY: left });
  expect(await goInHistory(page, 1)).toEqual({ heading: 'Nos métiers', scrollY: 300 });
  await expect(heading).toBeFocused();
  expect(data).toEqual([]);
});

test('[ROUTE-11] title and canonical URL follow navigations and back', async ({ page }) => {
  await page.goto('/entreprendre');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Trouver mon métier' }).click();
  await expect(page).toHaveTitle(/Nos métiers/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/nos-metiers$/);
  await page.goBack();
  await expect(page).toHaveTitle(/Devenir entrepreneur/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/entreprendre$/);
});

test('[LAYOUT-01] the first skip link moves the focus to the content', async ({ page }) => {
  await page.goto('/offres-emploi');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[LAYOUT-03] a mega menu opens on click, closes on Escape, and its links work', async ({ page }) => {
  await page.goto('/');
  const entry = page.getByRole('button', { name: 'Trouver mon métier' });
  await entry.click();
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
  await entry.click();
  await page
    .getByRole('link', { name: /Magasins/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/supermarché/);
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toHaveAttribute('aria-current', 'true');
});
