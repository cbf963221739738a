import type { Page } from '@playwright/test';
import { OFFER_LISTS, startPatchedApi } from '../../support/patched-api.ts';
import type { PatchedApi, OfferChange } from '../../support/patched-api.ts';
import { findClosedOffer, findPlainOffer } from '../../support/offers.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { expect, test } from '../../support/test.ts';

const carousel = (page: Page) => page.locator('[aria-roledescription=carrousel]');

/** Returns visible sections without text. */
const emptyParts = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll((sections) =>
      sections
        .filter((section) => section.textContent.trim() === '' && section.getBoundingClientRect().height > 0)
        .map((section) => section.outerHTML.slice(0, 200)),
    );

/** Pages with widgets of the search team, with their statuses. */
const PAGES: [name: string, status: number][] = [
  ['home', 200],
  ['job sheet', 200],
  ['offer', 200],
  ['closed offer', 410],
  ['error page', 404],
];
const paths: Record<string, string> = {
  home: '/',
  'job sheet': '/nos-metiers/les-metiers-en-supermarche/boucher',
  'error page': '/inconnu',
};

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  const apiAddress = process.env['API_ADDRESS'] ?? '';
  paths['offer'] = (await findPlainOffer(request, apiAddress, 'boucher')).url;
  paths['closed offer'] = (await findClosedOffer(request, apiAddress)).url;
  await request.dispose();
});

for (const [name, status] of PAGES) {
  test(`[SEARCH-17] the carousel of the ${name} works, and stays visible when its scripts fail`, async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/^The widget \S+ of mf-search\S* fell back/);
    expect((await page.goto(paths[name] ?? ''))?.status()).toBe(status);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    // Clicks before the carousel's scripts have loaded.
    await carousel(page).getByRole('button', { name: 'Offre suivante' }).click();
    await expect(carousel(page).getByText(/^Offres 2 et 3 sur \d+$/)).toBeVisible();

    // When a team's scripts fail to load, the server-rendered HTML stays.
    await page.route('**/mf-search/**', (route) => route.abort());
    await page.reload();
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Qui sommes-nous' }).click();
    await expect(page.getByRole('button', { name: 'Qui sommes-nous' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
}

test('[SEARCH-15] [SEARCH-17] offers in view are not replaced, without layout shift', async ({ page }) => {
  await page.goto('/nos-offres/boucher/nantes');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('latestSearchHistory'))).not.toBeNull();
  const { promise: delay, resolve: release } = Promise.withResolvers<void>();
  const isList = (url: URL) => url.pathname.endsWith('/offers/');
  await page.route(isList, (route) => delay.then(() => route.continue()));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list
        .getEntries()
        .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
      document.documentElement.dataset['moved'] = String(
        Number(document.documentElement.dataset['moved'] ?? 0) + moved,
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const requested = page.waitForRequest((request) => isList(new URL(request.url())));
  await page.goto('/');
  await page.getByRole('group', { name: 'Les dernières offres' }).scrollIntoViewIfNeeded();
  await requested;
  const responded = page.waitForResponse((response) => isList(new URL(response.url())));
  release();
  await responded;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('group', { name: 'Les dernières offres' })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('group', { name: /^Votre dernière recherche/ })).toBeAttached();
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.01);
});

/** Initial value of the search bar on pages about a job. */
const INITIAL_JOB: Record<string, RegExp> = { 'job sheet': /^Boucher/, offer: /^Bouch/, 'closed offer': /./ };

for (const [name] of PAGES) {
  test(`[SEARCH-01] the search bar of the ${name} works, also when its scripts fail`, async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(
      /^The widget \S+ of mf-search\S* fell back/,
      /^ScriptError: \/remotes\/mf-search\/\S+ cannot be loaded/,
      /^The page stays as the server rendered it/,
    );
    const form = page.getByRole('search');
    await page.goto(paths[name] ?? '');
    await expect(form.getByLabel('Quel métier')).toHaveValue(INITIAL_JOB[name] ?? '');
    await form.getByLabel('Quel métier').click();
    await form.getByRole('combobox', { name: 'Quel métier' }).fill('boulang');
    await form.getByRole('option', { name: /^Boulanger \d/ }).click();
    await form.getByRole('button', { name: 'Rechercher' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/offres? de boulanger/);
    // Results whose scripts fail while they load are loaded as a document.
    await expect(heading).toBeFocused();

    await page.route('**/mf-search/**', (route) => route.abort());
    await page.goto(paths[name] ?? '');
    // Not the name of a job: those are searched by code.
    await form.getByLabel('Quel métier').fill('boulangerie');
    await form.getByLabel('Où').fill('');
    await form.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/offres-emploi?keywords=boulangerie');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
    // Pending routes may keep the context from closing.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

const EMPTY: OfferChange = (answer) => ({ ...answer, list: [], count: 0, maxPages: 0 });
for (const [what, change] of [
  ['the API fails to list offers', 503],
  ['there are no offers', EMPTY],
] as const) {
  test.describe(`when ${what}`, () => {
    let api: PatchedApi;
    let shell: OwnShell;

    test.beforeAll(async () => {
      api = await startPatchedApi(process.env['API_ADDRESS'] ?? '', { [OFFER_LISTS]: change });
      shell = await startOwnShell({ apiAddress: api.address });
    });
    test.afterAll(async () => {
      await shell.stop();
      await api.stop();
    });

    test('[SEARCH-17] [ERROR-01] pages are complete without their carousel', async ({
      page,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/status of 503 .*\/api\//);
      for (const [name, status] of PAGES) {
        const response = await page.goto(shell.address + (paths[name] ?? ''));
        expect(response?.status(), name).toBe(status);
        await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        await expect(carousel(page), name).toHaveCount(0);
        expect(await emptyParts(page), name).toEqual([]);
      }
    });
  });
}
