import type { Page } from '@playwright/test';
import { OFFER_LISTS, startPatchedApi } from '../../support/patched-api.ts';
import type { PatchedApi, OfferChange } from '../../support/patched-api.ts';
import { findClosedOffer, findPlainOffer } from '../../support/offers.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { expect, test } from '../../support/test.ts';

const carousel = (page: Page) => page.locator('[aria-roledescription=carrousel]');

/** Parts of the page that take room and say nothing. */
const emptyParts = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll((sections) =>
      sections
        .filter((section) => section.textContent.trim() === '' && section.getBoundingClientRect().height > 0)
        .map((section) => section.outerHTML.slice(0, 200)),
    );

/** Every page that shows offers of the search team, with what it answers. */
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
  test(`[SEARCH-17] the carousel of the ${name} is there with its scripts, and without them`, async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/^The widget \S+ of mf-search\S* fell back/);
    expect((await page.goto(paths[name] ?? ''))?.status()).toBe(status);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    // Clicked at once, also where the carousel's own scripts come only now.
    await carousel(page).getByRole('button', { name: 'Offre suivante' }).click();
    await expect(carousel(page).getByText(/^Offres 2 et 3 sur \d+$/)).toBeVisible();

    // A team's files that cannot be had: what the server has written stays, and so does the page around.
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

test('[SEARCH-15] [SEARCH-17] offers in view are never exchanged for others, and nothing moves', async ({
  page,
}) => {
  await page.goto('/nos-offres/boucher/nantes');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('latestSearchHistory'))).not.toBeNull();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const isList = (url: URL) => url.pathname.endsWith('/offers/');
  await page.route(isList, (route) => held.then(() => route.continue()));
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
  const asked = page.waitForRequest((request) => isList(new URL(request.url())));
  await page.goto('/');
  await page.getByRole('group', { name: 'Les dernières offres' }).scrollIntoViewIfNeeded();
  await asked;
  const answered = page.waitForResponse((response) => isList(new URL(response.url())));
  answer();
  await answered;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('group', { name: 'Les dernières offres' })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('group', { name: /^Votre dernière recherche/ })).toBeAttached();
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.01);
});

/** What the search bar of a page has in its first field, where the page is about a job. */
const SOUGHT: Record<string, RegExp> = { 'job sheet': /^Boucher/, offer: /^Bouch/, 'closed offer': /./ };

for (const [name] of PAGES) {
  test(`[SEARCH-01] the search bar of the ${name} searches, also when its scripts cannot be had`, async ({
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
    await expect(form.getByLabel('Quel métier')).toHaveValue(SOUGHT[name] ?? '');
    await form.getByLabel('Quel métier').click();
    await form.getByRole('combobox', { name: 'Quel métier' }).fill('boulang');
    await form.getByRole('option', { name: /^Boulanger \d/ }).click();
    await form.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Offres d'emploi - Boulanger/);

    await page.route('**/mf-search/**', (route) => route.abort());
    await page.goto(paths[name] ?? '');
    // No job is called so: an offer's own job would be sought by its code instead.
    await form.getByLabel('Quel métier').fill('boulangerie');
    await form.getByLabel('Où').fill('');
    await form.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/offres-emploi?keywords=boulangerie');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
    // The page still asks for its scripts: a context that closes while a route holds a request may never end.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

const NOTHING: OfferChange = (answer) => ({ ...answer, list: [], count: 0, maxPages: 0 });
for (const [what, change] of [
  ['cannot be listed', 503],
  ['are none', NOTHING],
] as const) {
  test.describe(`when offers ${what}`, () => {
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

    test(`[SEARCH-17] [ERROR-01] pages are whole without their carousel`, async ({
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
