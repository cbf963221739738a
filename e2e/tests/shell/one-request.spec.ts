import type { Locator, Page } from '@playwright/test';
import { findClosedOffer, findNamedOffer } from '../../support/offers.ts';
import type { NamedOffer } from '../../support/offers.ts';
import { requestsOf, requestsSince } from '../../support/requests.ts';
import { expectRunning } from '../../support/server-html.ts';
import { expect, test } from '../../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page, and waits until it knows its release and has nothing to do. */
async function open(page: Page, path: string): Promise<void> {
  const release = page.waitForResponse('**/_release');
  await page.goto(path);
  await (await release).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Follows a link that was neither pointed at, touched nor focused before; resolves with when, by the page's clock. */
const follow = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    const start = performance.now();
    element.click();
    return start;
  });

/** The scripts that a page has run. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).pathname] : [])));

/** Opens a page of which a link leads to an address; returns the link. */
async function openWithLink(page: Page, address: string): Promise<Locator> {
  await open(page, '/entreprendre');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Trouver mon métier' });
  await link.evaluate((element: HTMLAnchorElement, href) => (element.href = href), address);
  return link;
}

test('[PERF-02] page after page costs one request for its data, and none for the release or of the API', async ({
  page,
}) => {
  await open(page, '/entreprendre');
  const asked = requestsOf(page);
  const data = () => asked.filter((path) => !/\.(js|svg|webp|png|jpe?g|avif|woff2)$/.test(path));
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Voir les offres d’emploi' }));
  await expect(heading(page)).toHaveText("Offres d'emploi");
  expect(data()).toEqual(['/_page/offres-emploi']);
  // A link of the HTML may be replaced between being found and being clicked.
  await expectRunning(page);

  const offer = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const url = await offer.getAttribute('href');
  await follow(offer);
  await expect(page.getByRole('heading', { name: 'Vos missions' })).toBeVisible();
  expect(data().slice(1)).toEqual([`/_page${url}`]);

  await follow(page.getByRole('banner').getByRole('link', { name: /^Accueil/ }));
  await expect(heading(page)).toHaveText(/prochain métier/);
  expect(data().slice(2)).toEqual(['/_page/']);

  // Its scripts are there: its HTML is not asked for.
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Voir les offres d’emploi' }));
  await expect(heading(page)).toHaveText("Offres d'emploi");
  expect(data().slice(3)).toEqual(['/_data/offres-emploi']);
});

test('[PERF-02] the title and the header change with the page, in one frame', async ({ page }) => {
  await open(page, '/');
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
  expect(await change).toEqual(["Offres d'emploi", false]);
});

test.describe('[PERF-02] an offer, a page with parts of other teams', () => {
  let offer: NamedOffer;
  test.beforeEach(async ({ request, apiAddress }) => {
    offer = await findNamedOffer(request, apiAddress, 'boulanger');
    // Which parts it has is known to the shell from when it was first asked for.
    await request.get(offer.url);
  });

  test('is there before its scripts, which are asked for before the first has come', async ({
    page,
    browser,
    baseURL,
  }) => {
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
    // The application opens with the address: who only reads does not run it.
    expect(used).not.toContainEqual(expect.stringMatching('^/remotes/mf-apply/'));

    const link = await openWithLink(page, offer.url);
    let answer = () => {};
    const answers = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/remotes\/.*\.js$/, (route) => answers.then(() => route.continue()));
    const asked = requestsOf(page);
    await follow(link);
    await expect(heading(page)).toHaveText(offer.title);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => used.filter((path) => !asked.includes(path))).toEqual([]);
    answer();
    await expectRunning(page);
    expect(asked.filter((path) => path.startsWith('document'))).toEqual([]);
  });

  for (const [what, reach] of [
    ['pointed at', (link: Locator) => link.hover()],
    ['touched', (link: Locator) => link.dispatchEvent('pointerdown', { pointerType: 'touch' })],
    ['focused', (link: Locator) => link.focus()],
  ] as const) {
    test(`is fetched when a link to it is ${what}, and following it asks for nothing more`, async ({
      page,
    }) => {
      const link = await openWithLink(page, offer.url);
      const answers = ['**/_page/**', '**/remotes/mf-offer/**'].map((which) => page.waitForResponse(which));
      await reach(link);
      for (const answer of answers) await (await answer).finished();
      const start = await follow(link);
      await expect(heading(page)).toHaveText(offer.title);
      expect(await requestsSince(page, start)).toEqual([]);
    });
  }
});

test('[PERF-02] going back shows the widgets of a page as they came, without their scripts', async ({
  page,
}) => {
  const widgets = await page.route('**/remotes/mf-search/*/widget-*', (route) => route.abort());
  await open(page, '/');
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

test.describe('[PERF-02] a link to an address that has no open page of its own', () => {
  /** Follows one; resolves with what the page asks for from then on. */
  async function followTo(page: Page, address: string): Promise<string[]> {
    const link = await openWithLink(page, address);
    const asked = requestsOf(page);
    await follow(link);
    return asked;
  }
  const documents = (asked: readonly string[]) => asked.filter((path) => path.startsWith('document'));

  test('[ROUTE-03] leads to where the page has moved', async ({ page, request, apiAddress }) => {
    const { url, reference, title } = await findNamedOffer(request, apiAddress, 'boulanger');
    const asked = await followTo(page, `/offre-emploi/ancien-titre-${reference}`);
    await expect(page).toHaveURL(url);
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    expect(await page.title()).toContain(title);
    await page.goBack();
    await expect(page).toHaveURL('/entreprendre');
    expect(documents(asked)).toEqual([]);
  });

  test('[ROUTE-10] shows the error page there', async ({ page }) => {
    const asked = await followTo(page, '/cette-page-n-existe-pas');
    await expect(heading(page)).toHaveText(/n'existe pas/);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL('/cette-page-n-existe-pas');
    await expect(page).toHaveTitle(/^Erreur 404/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(documents(asked)).toEqual([]);
  });

  test('[OFFER-05] says that an offer is closed', async ({ page, request, apiAddress }) => {
    const { url, title } = await findClosedOffer(request, apiAddress);
    const asked = await followTo(page, url);
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText(/Cette offre n.est plus disponible/)).toBeVisible();
    await expect(page).toHaveURL(url);
    expect(await page.title()).toContain(title);
    expect(documents(asked)).toEqual([]);
  });
});
