import type { Page, Route } from '@playwright/test';
import { findNamedOffer } from '../../support/offers.ts';
import { pagesOfEachKind } from '../../support/sitemap.ts';
import { expectRunning, serverHtml } from '../../support/server-html.ts';
import { expect, test } from '../../support/test.ts';

declare global {
  interface Window {
    shifts_: number;
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

interface Held {
  /** Where to; the results by default. */
  address?: string;
  /** What becomes of the scripts; they are sent by default. */
  answer?: (route: Route) => Promise<void>;
}

/** Goes to a page, whose scripts come when the returned function is called. */
async function goBeforeScripts(
  page: Page,
  { address = '/offres-emploi', answer = (route) => route.continue() }: Held = {},
): Promise<() => void> {
  await page.unrouteAll();
  const release = page.waitForResponse('**/_release');
  await page.goto(address === '/entreprendre' ? '/faq' : '/entreprendre');
  await (await release).finished();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/remotes\/.*\.js$/, (route) => started.then(() => answer(route)));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Voir les offres d’emploi' });
  // Without a pointer: what comes to lie under it would move.
  await link.evaluate((element: HTMLAnchorElement, href) => {
    element.href = href;
    element.click();
  }, address);
  await expect(serverHtml(page)).toHaveCount(1);
  return start;
}

/** How far what is in view moves from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.shifts_ = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts_ += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => window.shifts_);
}

/** Where each element of the page is, and how large. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *:not([data-server-html])')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.localName, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

test.describe('[PERF-02] the next page, before its scripts have come,', () => {
  test('is read, has its address, title and focus, and stands still when they come', async ({ page }) => {
    const send = await goBeforeScripts(page);
    await expect(heading(page)).toHaveText("Offres d'emploi");
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

  test('keeps what is entered in it', async ({ page }) => {
    const send = await goBeforeScripts(page);
    const field = page.getByRole('main').getByRole('combobox').first();
    await field.fill('bouch');
    send();
    await expectRunning(page);
    await expect(field).toHaveValue('bouch');
    await expect(field).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('[SEARCH-06] searches by what is ticked in it', async ({ page }) => {
    const send = await goBeforeScripts(page);
    const box = page.getByRole('checkbox', { name: /^CDI/ });
    await box.check();
    send();
    await expect(heading(page)).toHaveText("Offres d'emploi - CDI");
    await expect(page).toHaveURL(/\?codeContractType=dr_contract_cdi$/);
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
  });

  test('[A11Y-02] leads to another search, whose title has the focus before and after they come', async ({
    page,
  }) => {
    const send = await goBeforeScripts(page, { address: '/offres-emploi?lieu=trifouillis' });
    await page.getByRole('main').getByRole('link', { name: 'Bretagne' }).click();
    await expect(heading(page)).toHaveText("Offres d'emploi - Bretagne");
    await expect(heading(page)).toBeFocused();
    send();
    await expectRunning(page);
    await expect(heading(page)).toBeFocused();
  });

  test('answers a button once they have come', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const send = await goBeforeScripts(page);
    await page.getByRole('button', { name: 'Filtres' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filtrer les offres' });
    await expect(dialog).toBeHidden();
    send();
    await expect(dialog).toBeVisible();
  });

  test('leads on, and back to the link', async ({ page }) => {
    const send = await goBeforeScripts(page);
    const link = page.getByRole('main').getByRole('article').nth(2).getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(heading(page)).toHaveText(title);
    await page.goBack();
    await expect(heading(page)).toHaveText("Offres d'emploi");
    await expect(link).toBeFocused();
    send();
    await expectRunning(page);
    await expect(link).toBeFocused();
  });

  test('hears a click that began before they came', async ({ page }) => {
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

test('[PERF-02] every page stands where it stood once its scripts have come', async ({
  page,
  request,
  apiAddress,
}) => {
  const { url } = await findNamedOffer(request, apiAddress, 'boulanger');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.context().route('**/*.woff2', (route) => route.abort());
  // The offer comes last: a list that holds it would mark it as seen, which only the browser knows.
  for (const address of ['/favoris', ...(await pagesOfEachKind(request)), url]) {
    const send = await goBeforeScripts(page, { address });
    const before = await boxes(page);
    const shifts = await watchShifts(page);
    send();
    await expectRunning(page);
    // Favourites are the browser's own.
    if (address !== '/favoris') expect.soft(await boxes(page), address).toEqual(before);
    expect.soft(await shifts(), address).toBe(0);
  }
});

test('[ERROR-02] a page whose scripts cannot be had is loaded as a document, once', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/cannot be loaded/);
  const documents: string[] = [];
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents.push(new URL(asked.url()).pathname);
  });
  const send = await goBeforeScripts(page, { answer: (route) => route.abort() });
  send();
  await expect.poll(() => documents).toEqual(['/entreprendre', '/offres-emploi']);
  await expect(heading(page)).toHaveText("Offres d'emploi");
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
