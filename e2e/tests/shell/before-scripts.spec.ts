import type { Page, Route } from '@playwright/test';
import { findNamedOffer } from '../../support/offers.ts';
import { openWithReleaseMap } from '../../support/release-map.ts';
import { documentsOf } from '../../support/requests.ts';
import { pagesOfEachKind } from '../../support/sitemap.ts';
import { expectRunning, serverHtml } from '../../support/server-html.ts';
import { expect, test } from '../../support/test.ts';
import { blockFonts } from '../../support/typography.ts';

declare global {
  interface Window {
    shifts_: number;
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

interface Delayed {
  /** The page to open; the results by default. */
  address?: string;
  /** Handles the delayed scripts; sends them by default. */
  answer?: (route: Route) => Promise<void>;
}

/** Navigates to a page; delays its scripts until the returned function is called. */
async function goBeforeScripts(
  page: Page,
  { address = '/offres-emploi', answer = (route) => route.continue() }: Delayed = {},
): Promise<() => void> {
  await page.unrouteAll();
  await openWithReleaseMap(page, address === '/entreprendre' ? '/faq' : '/entreprendre');
  const { promise: delay, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\/remotes\/.*\.js$/, (route) => delay.then(() => answer(route)));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Voir les offres d’emploi' });
  // Clicks by script: elements under the mouse would change when hovered.
  await link.evaluate((element: HTMLAnchorElement, href) => {
    element.href = href;
    element.click();
  }, address);
  await expect(serverHtml(page)).toHaveCount(1);
  return send;
}

/** Observes layout shifts; returns a function that reads their sum. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.shifts_ = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts_ += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => window.shifts_);
}

/** Returns position and size of all elements of the page. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *:not([data-server-html])')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.localName, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

test.describe('[PERF-02] the next page, before its scripts have loaded,', () => {
  test('is shown with URL, title and focus, and does not shift when they load', async ({ page }) => {
    const send = await goBeforeScripts(page);
    await expect(heading(page)).toHaveText(/offres d’emploi$/);
    await expect(page).toHaveURL('/offres-emploi');
    await expect(page).toHaveTitle(/Offres d.emploi/);
    await expect(heading(page)).toBeFocused();
    const offers = page.getByRole('main').getByRole('article');
    const count = await offers.count();
    expect(count).toBeGreaterThan(5);
    const before = await offers.last().boundingBox();
    const shifts = await watchShifts(page);
    send();
    await expectRunning(page);
    await expect(heading(page)).toBeFocused();
    await expect(offers).toHaveCount(count);
    expect(await offers.last().boundingBox()).toEqual(before);
    expect(await shifts()).toBe(0);
  });

  test('keeps its input', async ({ page }) => {
    const send = await goBeforeScripts(page);
    const field = page.getByRole('main').getByRole('combobox').first();
    await field.fill('bouch');
    send();
    await expectRunning(page);
    await expect(field).toHaveValue('bouch');
    await expect(field).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('[SEARCH-06] applies a checked filter when they load', async ({ page }) => {
    const send = await goBeforeScripts(page);
    const box = page.getByRole('checkbox', { name: /^CDI/ });
    await box.check();
    send();
    await expect(heading(page)).toHaveText(/offres? d’emploi, en CDI$/);
    await expect(page).toHaveURL(/\?codeContractType=dr_contract_cdi$/);
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
  });

  test('[A11Y-02] navigates to another search, whose title keeps the focus when they load', async ({
    page,
  }) => {
    const send = await goBeforeScripts(page, { address: '/offres-emploi?lieu=trifouillis' });
    await page.getByRole('main').getByRole('link', { name: 'Bretagne' }).click();
    await expect(heading(page)).toHaveText(/offres? d’emploi en Bretagne$/);
    await expect(heading(page)).toBeFocused();
    send();
    await expectRunning(page);
    await expect(heading(page)).toBeFocused();
  });

  test('replays a click on a button when they load', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const send = await goBeforeScripts(page);
    await page.getByRole('button', { name: 'Filtres' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filtrer les offres' });
    await expect(dialog).toBeHidden();
    send();
    await expect(dialog).toBeVisible();
  });

  test('navigates on, and back to the focused link', async ({ page }) => {
    const send = await goBeforeScripts(page);
    const link = page.getByRole('main').getByRole('article').nth(2).getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(heading(page)).toHaveText(title);
    await page.goBack();
    await expect(heading(page)).toHaveText(/offres d’emploi$/);
    await expect(link).toBeFocused();
    send();
    await expectRunning(page);
    await expect(link).toBeFocused();
  });

  test('handles a click that started before they load', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const send = await goBeforeScripts(page);
    await page.getByRole('button', { name: 'Filtres' }).hover();
    await page.mouse.down();
    send();
    await page.waitForLoadState('networkidle');
    await expect(serverHtml(page)).toHaveCount(1);
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Filtrer les offres' })).toBeVisible();
  });
});

test('[PERF-02] no page shifts when its scripts load', async ({ page, request, apiAddress }) => {
  const { url } = await findNamedOffer(request, apiAddress, 'boulanger');
  await page.setViewportSize({ width: 390, height: 800 });
  await blockFonts(page);
  // The offer is last: later lists would mark it as seen, which only the browser knows.
  for (const address of ['/favoris', ...(await pagesOfEachKind(request)), url]) {
    const send = await goBeforeScripts(page, { address });
    const before = await boxes(page);
    const shifts = await watchShifts(page);
    send();
    await expectRunning(page);
    // Favourites are rendered in the browser only.
    if (address !== '/favoris') expect.soft(await boxes(page), address).toEqual(before);
    expect.soft(await shifts(), address).toBe(0);
  }
});

test('[ERROR-02] a page whose scripts fail is loaded as a document, once', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/cannot be loaded/);
  const documents = documentsOf(page);
  const send = await goBeforeScripts(page, { answer: (route) => route.abort() });
  send();
  await expect.poll(() => documents).toEqual(['/entreprendre', '/offres-emploi']);
  await expect(heading(page)).toHaveText(/offres d’emploi$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
