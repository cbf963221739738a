import { violationsOf } from '../../support/accessibility.ts';
import { findClosedOffer, findNamedOffer } from '../../support/offers.ts';
import { expect, test } from '../../support/test.ts';

const RESULTS = '/offres-emploi?keywords=boulanger';

test('[SEARCH-12] [SEARCH-16] favourites are added from results, and can be read offline', async ({
  page,
  context,
}) => {
  await page.goto(RESULTS);
  const card = (index: number) => page.getByRole('main').getByRole('article').nth(index);
  const titles: string[] = [];
  for (const index of [0, 1, 2]) {
    titles.unshift(await card(index).getByRole('heading').innerText());
    await card(index)
      .getByRole('button', { name: /^Favori/ })
      .click();
  }
  await page.getByRole('link', { name: 'Mes favoris, 3 offres' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes favoris');
  const second = card(1).getByRole('link');
  await second.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1]!);
  await page.goBack();
  await expect(second).toBeFocused();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
  expect(await violationsOf(page)).toEqual([]);

  const failed = page.getByText(/n’ont pas pu être mises à jour/);
  await page.getByRole('link', { name: 'Nos offres d’emploi' }).click();
  await expect(page).toHaveURL('/offres-emploi');
  // Bypasses the browser's HTTP cache.
  await page.route('**/offers/multiple?*', (route) => route.abort());
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
  // Removing a favourite requests the list again.
  await card(2)
    .getByRole('button', { name: /^Favori/ })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles.slice(0, 2));
  await expect(failed).toBeVisible();
  await page.unroute('**/offers/multiple?*');
  await context.setOffline(false);
  await expect(failed).toBeHidden();
});

test('[SEARCH-16] a closed favourite is marked, and links to its page', async ({
  page,
  request,
  apiAddress,
}) => {
  const [closed, open] = [
    await findClosedOffer(request, apiAddress),
    await findNamedOffer(request, apiAddress, 'boulanger'),
  ];
  await page.addInitScript(
    (references) => localStorage.setItem('favorites', JSON.stringify(references)),
    [closed.reference, open.reference],
  );
  await page.goto('/favoris');
  const [first, second] = [0, 1].map((index) => page.getByRole('main').getByRole('article').nth(index));
  await expect(first!.getByText('Cette offre n’est plus disponible')).toBeVisible();
  await expect(second!).toContainText(open.title);
  await expect(second!.getByText(/plus disponible/)).toHaveCount(0);
  await first!.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed.title);
});

test('[SEARCH-16] [CONSENT-01] withdrawing consent to personalisation deletes the favourites', async ({
  page,
}) => {
  await page.goto(RESULTS);
  const heart = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Favori/ });
  await heart.click();
  await page.getByRole('link', { name: 'Mes favoris, 1 offre' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(page.getByText(/autorisez la personnalisation/)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto(RESULTS);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(heart).toHaveAccessibleName(/demande les cookies de personnalisation/);
  await heart.click();
  await expect(page.getByRole('dialog', { name: 'Gérer mes cookies' })).toBeVisible();
});

test('[SEARCH-16] on a phone the menu links to the favourites', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Mes favoris' }).click();
  await expect(page).toHaveURL('/favoris');
  await expect(page.getByRole('heading', { name: 'Vous n’avez pas encore de favori' })).toBeVisible();
});

test('[SEARCH-16] the server renders no favourites', async ({ request }) => {
  const html = await (await request.get('/favoris')).text();
  expect(html).toContain('Mes favoris</h1>');
  expect(html).toContain('ils demandent JavaScript');
  expect(html).not.toContain('<article');
});

test('[SEARCH-16] favourites are compared side by side, also on a phone, reloaded and without JavaScript', async ({
  page,
  browser,
}) => {
  await page.goto('/offres-emploi?keywords=développeur');
  const cards = page.getByRole('main').getByRole('article');
  for (const index of [0, 1])
    await cards
      .nth(index)
      .getByRole('button', { name: /^Favori/ })
      .click();
  await page.getByRole('link', { name: 'Mes favoris, 2 offres' }).click();
  await page.getByRole('link', { name: 'Comparer 2 offres' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer des offres');
  const columns = page.getByRole('columnheader');
  const names = await columns.allInnerTexts();
  expect(new Set(names).size).toBe(2);
  expect(await violationsOf(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(columns).toHaveCount(2);
  const [first, second] = await Promise.all([0, 1].map((index) => columns.nth(index).boundingBox()));
  expect(second!.x).toBeGreaterThan(first!.x + 100);
  expect(second!.y).toBe(first!.y);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
  // The roles of a table survive rows that are laid out as grids.
  await expect(
    page
      .getByRole('table')
      .getByRole('row', { name: /^Contrat/ })
      .getByRole('cell'),
  ).toHaveCount(2);

  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  await withoutScript.goto(page.url());
  await expect(withoutScript.getByRole('columnheader')).toHaveCount(2);
  await withoutScript.close();
});

for (const path of ['/favoris', '/candidatures'])
  test(`[SEARCH-16] on ${path}, who refused to be remembered finds the choice below what it is for`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'TC_PRIVACY_CENTER', value: '0', url: baseURL ?? '' }]);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const button = page.getByRole('main').getByRole('button', { name: 'Gérer mes cookies' });
      await expect(button).toBeVisible();
      const gap = await button.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.previousSibling ?? element);
        return element.getBoundingClientRect().top - range.getBoundingClientRect().bottom;
      });
      expect(gap, `at ${width} px`).toBeGreaterThanOrEqual(8);
    }
  });
