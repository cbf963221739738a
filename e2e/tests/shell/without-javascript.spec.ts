import type { BrowserContext, Page } from '@playwright/test';
import { countOf, numberIn } from '../../support/results.ts';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

test('[SEARCH-01] search, filters, pages and offers work without JavaScript', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('search');
  await form.getByLabel('Quel métier').fill('boucher');
  await form.getByLabel('Où').fill('Nantes');
  await form.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL('/nos-offres/boucher/nantes');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);

  await page.getByRole('checkbox', { name: /^CDI/ }).check();
  await page
    .getByRole('button', { name: /Appliquer|Voir/ })
    .first()
    .click();
  await expect(page).toHaveURL(/codeContractType=dr_contract_cdi/);
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Vos missions' })).toBeVisible();
});

test('[SEARCH-03] an unknown place is reported, with other places to choose', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Où').fill('trifouillis');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lieu non reconnu.: «.trifouillis.»$/);
  await expect(page.getByLabel('Où')).toHaveValue('trifouillis');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Toute la France' })).toHaveAttribute('href', '/offres-emploi');
  await page.getByRole('link', { name: 'Pays de la Loire' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /offres? d’emploi dans les Pays de la Loire$/,
  );
});

test('[SEARCH-19] the map links to the offers of each department', async ({ page }) => {
  await page.goto('/nos-offres/boucher');
  await page.getByRole('link', { name: 'Carte' }).click();
  await expect(page.locator('svg a[data-code=dep_44]')).toHaveAttribute(
    'href',
    '/nos-offres/boucher/loire-atlantique',
  );
  const list = page.getByRole('list', { name: 'Offres par département' });
  const department = list.getByRole('link', { name: /^Ille-et-Vilaine \d+ offres?$/ });
  const count = numberIn(await department.textContent());
  await department.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ille-et-Vilaine$/);
  expect(await countOf(page)).toBe(count);
});

test('[SEARCH-18] a place in the keywords becomes the place', async ({ page }) => {
  await page.goto('/offres-emploi?keywords=boucher%20nantes');
  await expect(page.getByLabel('Où')).toHaveValue('Nantes (44)');
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/codeTown=town_44109&page=2$/);
});

test.describe('the consent banner', () => {
  test.use({ isFirstVisit: true });
  const banner = (page: Page) => page.getByRole('region', { name: 'Vos cookies, votre choix' });
  const answer = async (context: BrowserContext) =>
    (await context.cookies()).find(({ name }) => name === 'TC_PRIVACY_CENTER')?.value;

  for (const [choice, value] of [
    ['Tout refuser', '0'],
    ['Tout accepter', '1%2C2%2C3'],
  ] as const) {
    test(`[CONSENT-01] "${choice}" is stored, and the banner stays hidden`, async ({ page, context }) => {
      await page.goto('/offres-emploi?keywords=boucher');
      await banner(page).getByRole('button', { name: choice }).click();
      await expect(page).toHaveURL('/offres-emploi?keywords=boucher');
      await expect(banner(page)).toBeHidden();
      expect(await answer(context)).toBe(value);
      await page.goto('/entreprendre');
      await expect(banner(page)).toBeHidden();
    });
  }

  test('[CONSENT-01] purposes can be chosen one by one, and the banner stays hidden', async ({
    page,
    context,
  }) => {
    await page.goto('/entreprendre');
    await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
    await page.getByRole('main').getByRole('checkbox', { name: 'Personnalisation' }).check();
    await page.getByRole('main').getByRole('button', { name: 'Enregistrer mes choix' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Vos choix sont enregistrés' })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(await answer(context)).toBe('1');
    await page.goto('/entreprendre');
    await expect(banner(page)).toBeHidden();
  });
});
