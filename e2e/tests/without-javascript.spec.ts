import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('[SEARCH-01] search, filter, sort and page work without JavaScript, and an offer can be read', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('search');
  await form.getByLabel('Quel métier').fill('boucher');
  await form.getByLabel('Où').fill('Nantes');
  await form.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/keywords=boucher&codeTown=town_44109/);
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
