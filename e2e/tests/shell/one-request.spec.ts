import type { Locator, Page } from '@playwright/test';
import { findClosedOffer, findNamedOffer } from '../../support/offers.ts';
import type { NamedOffer } from '../../support/offers.ts';
import { openWithReleaseMap } from '../../support/release-map.ts';
import { requestsOf, requestsSince } from '../../support/requests.ts';
import { expectRunning } from '../../support/server-html.ts';
import { expect, test } from '../../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Clicks a link by script, without prefetching; resolves to the time of the page's clock. */
const follow = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    const start = performance.now();
    element.click();
    return start;
  });

/** Returns the paths of a page's scripts. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).pathname] : [])));

/** Opens a page with a link to an address; returns the link. */
async function openWithLink(page: Page, address: string): Promise<Locator> {
  await openWithReleaseMap(page, '/entreprendre');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Trouver mon métier' });
  await link.evaluate((element: HTMLAnchorElement, href) => (element.href = href), address);
  return link;
}

test('[PERF-02] each navigation makes one data request, none for the release or to the API', async ({
  page,
}) => {
  await openWithReleaseMap(page, '/entreprendre');
  const requests = requestsOf(page);
  const data = () => requests.filter((path) => !/\.(js|svg|webp|png|jpe?g|avif|woff2)$/.test(path));
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Voir les offres d’emploi' }));
  await expect(heading(page)).toHaveText(/offres d’emploi$/);
  expect(data()).toEqual(['/_page/offres-emploi']);
  // Rendering replaces the links of the server's HTML.
  await expectRunning(page);

  const offer = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const url = await offer.getAttribute('href');
  await follow(offer);
  await expect(page.getByRole('heading', { name: 'Vos missions' })).toBeVisible();
  expect(data().slice(1)).toEqual([`/_page${url}`]);

  await follow(page.getByRole('banner').getByRole('link', { name: /^Accueil/ }));
  await expect(heading(page)).toHaveText(/prochain métier/);
  expect(data().slice(2)).toEqual(['/_page/']);

  // With its scripts loaded, the page needs no HTML.
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Voir les offres d’emploi' }));
  await expect(heading(page)).toHaveText(/offres d’emploi$/);
  expect(data().slice(3)).toEqual(['/_data/offres-emploi']);
});

test('[PERF-02] title, header and page change in one frame', async ({ page }) => {
  await openWithReleaseMap(page, '/');
  const change = page.evaluate(
    () =>
      new Promise<[string | undefined, boolean]>((resolve) => {
        const { title } = document;
        new MutationObserver(() => {
          if (document.title === title) return;
          const isHome = document.querySelector('[data-home][aria-current=page]') !== null;
          resolve([document.querySelector('h1')?.textContent, isHome]);
        }).observe(document.head, { childList: true, subtree: true });
      }),
  );
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Voir les offres d’emploi' }));
  expect(await change).toEqual([expect.stringMatching(/offres d’emploi$/), false]);
});

test.describe('[PERF-02] an offer, with widgets of other teams,', () => {
  let offer: NamedOffer;
  test.beforeEach(async ({ request, apiAddress }) => {
    offer = await findNamedOffer(request, apiAddress, 'boulanger');
    // The shell learns a page's widgets when it renders it.
    await request.get(offer.url);
  });

  test('is shown before its scripts, which are all requested at once', async ({ page, browser, baseURL }) => {
    const before = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    const toOffer = await openWithLink(before, offer.url);
    const earlier = await scriptsOf(before);
    await follow(toOffer);
    await expect(heading(before)).toBeFocused();
    await expectRunning(before);
    const used = (await scriptsOf(before)).filter((path) => !earlier.includes(path));
    await before.close();
    for (const team of ['mf-offer', 'mf-search'])
      expect(used).toContainEqual(expect.stringMatching(`^/remotes/${team}/`));
    // The application's scripts load when it opens.
    expect(used).not.toContainEqual(expect.stringMatching('^/remotes/mf-apply/'));

    const link = await openWithLink(page, offer.url);
    const { promise: delay, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/remotes\/.*\.js$/, (route) => delay.then(() => route.continue()));
    const requests = requestsOf(page);
    await follow(link);
    await expect(heading(page)).toHaveText(offer.title);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => used.filter((path) => !requests.includes(path))).toEqual([]);
    release();
    await expectRunning(page);
    expect(requests.filter((path) => path.startsWith('document'))).toEqual([]);
  });

  for (const [what, reach] of [
    ['hovered', (link: Locator) => link.hover()],
    ['touched', (link: Locator) => link.dispatchEvent('pointerdown', { pointerType: 'touch' })],
    ['focused', (link: Locator) => link.focus()],
  ] as const) {
    test(`is prefetched when a link to it is ${what}, and following it requests nothing`, async ({
      page,
    }) => {
      const link = await openWithLink(page, offer.url);
      const prefetches = ['**/_page/**', '**/remotes/mf-offer/**'].map((url) => page.waitForResponse(url));
      await reach(link);
      for (const prefetch of prefetches) await (await prefetch).finished();
      const start = await follow(link);
      await expect(heading(page)).toHaveText(offer.title);
      expect(await requestsSince(page, start)).toEqual([]);
    });
  }
});

test('[PERF-02] going back restores the HTML of widgets whose scripts have not loaded', async ({ page }) => {
  const widgets = await page.route('**/remotes/mf-search/*/widget-*', (route) => route.abort());
  await openWithReleaseMap(page, '/');
  const latest = page.getByRole('group', { name: 'Les dernières offres' });
  const offers = await latest.getByRole('article').count();
  expect(offers).toBeGreaterThan(1);
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Trouver mon métier' }));
  await expect(latest).not.toBeAttached();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Quel métier' })).toBeVisible();
  await expect(latest.getByRole('article')).toHaveCount(offers);
  await widgets.dispose();
});

test.describe('[PERF-02] a link to a moved, missing or closed page', () => {
  /** Follows a link to an address; resolves to the list of later requests. */
  async function followTo(page: Page, address: string): Promise<string[]> {
    const link = await openWithLink(page, address);
    const requests = requestsOf(page);
    await follow(link);
    return requests;
  }
  const documents = (requests: readonly string[]) => requests.filter((path) => path.startsWith('document'));

  test('[ROUTE-03] follows the redirect', async ({ page, request, apiAddress }) => {
    const { url, reference, title } = await findNamedOffer(request, apiAddress, 'boulanger');
    const requests = await followTo(page, `/offre-emploi/ancien-titre-${reference}`);
    await expect(page).toHaveURL(url);
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    expect(await page.title()).toContain(title);
    await page.goBack();
    await expect(page).toHaveURL('/entreprendre');
    expect(documents(requests)).toEqual([]);
  });

  test('[ROUTE-10] shows the error page', async ({ page }) => {
    const requests = await followTo(page, '/cette-page-n-existe-pas');
    await expect(heading(page)).toHaveText(/n’existe pas/);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL('/cette-page-n-existe-pas');
    await expect(page).toHaveTitle(/^Erreur 404/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(documents(requests)).toEqual([]);
  });

  test('[OFFER-05] shows that an offer is closed', async ({ page, request, apiAddress }) => {
    const { url, title } = await findClosedOffer(request, apiAddress);
    const requests = await followTo(page, url);
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText(/Cette offre n.est plus disponible/)).toBeVisible();
    await expect(page).toHaveURL(url);
    expect(await page.title()).toContain(title);
    expect(documents(requests)).toEqual([]);
  });
});
