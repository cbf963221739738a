import { violationsOf } from '../../support/accessibility.ts';
import { tabTo } from '../../support/keyboard.ts';
import { BUTCHERS_IN_NANTES, cards, heading } from '../../support/results.ts';
import { expect, test } from '../../support/test.ts';

const WIDTHS = [390, 1280];

test('[A11Y-02] [SEARCH-12] search, open an offer and go back by keyboard only', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.locator('input[name=quoi]'));
  await page.keyboard.type('boulang');
  await expect(page.getByRole('option').first()).toHaveText(/^Boulanger /);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Quel métier' })).toHaveValue('Boulanger');
  await tabTo(page, page.getByRole('button', { name: 'Rechercher' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/offres? de boulanger$/);
  await expect(heading(page)).toBeFocused();

  await tabTo(page, page.getByRole('checkbox', { name: /^CDI/ }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(heading(page)).toHaveText(/offres? de boulanger, en CDI$/);
  const list = page.url();
  const card = cards(page).nth(2).getByRole('link').first();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Retour aux résultats' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Retour aux résultats' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(list);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
});

for (const width of WIDTHS) {
  test(`[A11Y-01] no violations past the last page and without favourites at ${width} px`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/offres-emploi?page=100000');
    await expect(page.getByRole('link', { name: 'Revenir à la page 1' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto('/favoris');
    await expect(page.getByRole('heading', { name: 'Vous n’avez pas encore de favori' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await context.addCookies([{ name: 'TC_PRIVACY_CENTER', value: '0', url: baseURL ?? '' }]);
    await page.reload();
    await expect(page.getByText(/autorisez la personnalisation/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}

for (const width of WIDTHS) {
  test(`[A11Y-01] no violations with an unknown place and with interpreted keywords at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/offres-emploi?quoi=boucher&lieu=trifouillis');
    await expect(heading(page)).toHaveText(/^Lieu non reconnu/);
    expect(await violationsOf(page)).toEqual([]);
    await page.goto('/offres-emploi?keywords=alternance%20boulangerie%20le%20mans');
    await expect(page.getByRole('link', { name: 'Retirer le filtre Alternance' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('[A11Y-01] no violations with suggestions, denied geolocation and corrected typos', async ({ page }) => {
  await page.goto('/offres-emploi?keywords=poisonier');
  await page.getByRole('button', { name: 'Utiliser ma position' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Où').focus();
  await page.keyboard.type('nantes');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[A11Y-01] no violations with a full-screen field, a sheet, and no results', async ({ page }) => {
    await page.goto(BUTCHERS_IN_NANTES);
    await page.getByRole('button', { name: 'Filtres' }).tap();
    await page.getByRole('dialog', { name: 'Filtrer les offres' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Modifier la recherche/ }).tap();
    await page.getByRole('dialog', { name: 'Modifier la recherche' }).getByLabel('Quel métier').tap();
    await page.getByRole('dialog', { name: 'Quel métier ?' }).getByRole('combobox').fill('log');
    await page.getByRole('option').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto('/offres-emploi?keywords=xyzxyzxyz&codeTown=town_44109');
    expect(await violationsOf(page)).toEqual([]);
  });
});
