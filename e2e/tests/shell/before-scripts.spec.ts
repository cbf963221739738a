import type { Page, Route } from '@playwright/test';
import { findNamedOffer } from '../../support/offers.ts';
import { expectRunning, serverHtml } from '../../support/server-html.ts';
import { expect, test } from '../../support/test.ts';

declare global {
  interface Window {
    shifts_: number;
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes from a page to the results, whose scripts come when the returned function is called. */
async function goBeforeScripts(
  page: Page,
  send: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const release = page.waitForResponse('**/_release');
  await page.goto('/entreprendre');
  await (await release).finished();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/remotes\/mf-search\/.*\.js$/, (route) => started.then(() => send(route)));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Voir les offres d’emploi' }).click();
  await expect(heading(page)).toHaveText("Offres d'emploi");
  await expect(serverHtml(page)).toHaveCount(1);
  return start;
}

test.describe('[PERF-02] the next page, before its scripts have come,', () => {
  test('is read, has its address, title and focus, and stands still when they come', async ({ page }) => {
    const send = await goBeforeScripts(page);
    await expect(page).toHaveURL('/offres-emploi');
    await expect(page).toHaveTitle(/Offres d.emploi/);
    await expect(heading(page)).toBeFocused();
    const offers = page.getByRole('main').getByRole('article');
    const count = await offers.count();
    expect(count).toBeGreaterThan(5);
    const before = await offers.last().boundingBox();
    await page.evaluate(() => {
      window.shifts_ = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifts_ += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    send();
    await expectRunning(page);
    await expect(heading(page)).toBeFocused();
    await expect(offers).toHaveCount(count);
    expect(await offers.last().boundingBox()).toEqual(before);
    expect(await page.evaluate(() => window.shifts_)).toBe(0);
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

  test('answers a button once they have come', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const send = await goBeforeScripts(page);
    await page.getByRole('button', { name: 'Filtres' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filtrer les offres' });
    await expect(dialog).toBeHidden();
    send();
    await expect(dialog).toBeVisible();
  });

  test('leads on, and back', async ({ page, request, apiAddress }) => {
    const { url, title } = await findNamedOffer(request, apiAddress, 'boulanger');
    const send = await goBeforeScripts(page);
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    await link.evaluate((element: HTMLAnchorElement, href) => (element.href = href), url);
    await link.click();
    await expect(heading(page)).toHaveText(title);
    await page.goBack();
    await expect(heading(page)).toHaveText("Offres d'emploi");
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    send();
    await expectRunning(page);
  });
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
  const send = await goBeforeScripts(page, (route) => route.abort());
  send();
  await expect.poll(() => documents).toEqual(['/entreprendre', '/offres-emploi']);
  await expect(heading(page)).toHaveText("Offres d'emploi");
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
