import { Trail, ServedPages } from '../../support/history.ts';
import { cards, countOf, heading } from '../../support/results.ts';
import { expect, test } from '../../support/test.ts';

const BOTH = '/offres-emploi?codePlace=town_44109,town_35238';

for (const width of [390, 1280])
  test(`[SEARCH-03] a place is added to the first, and each is taken out by its own chip, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/offres-emploi?codeTown=town_44109');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const inNantes = await countOf(page);
    const trail = new Trail(page, new ServedPages(request));
    const opener = page.getByRole('button', { name: /Modifier la recherche$/ });
    if (width === 390) await opener.click();
    const form = page.getByRole('search').last();
    await form.getByRole('button', { name: 'Ajouter un lieu' }).click();
    const other = page.getByRole('combobox', { name: 'Autre lieu' });
    await expect(other).toBeFocused();
    await page.keyboard.type('rennes');
    await page.getByRole('option', { name: /^Rennes \(35\) / }).click();
    await form.getByRole('button', { name: 'Rechercher' }).click();

    await expect(page).toHaveURL(BOTH);
    await expect(heading(page)).toHaveText(/offres? d’emploi autour de Nantes et de Rennes$/);
    await expect(width === 390 ? opener : heading(page)).toBeFocused();
    expect(await countOf(page)).toBeGreaterThan(inNantes);
    await trail.mark();

    await page.getByRole('link', { name: 'Retirer le filtre Nantes (44)' }).click();
    await expect(page).toHaveURL(/codeTown=town_35238$/);
    await expect(heading(page)).toHaveText(/de Rennes$/);
    await page.goBack();
    await trail.expectMarked();
  });

test('[SEARCH-03] two towns typed as words are both searched, and can be an alert and a feed', async ({
  page,
  request,
}) => {
  await page.goto('/offres-emploi');
  const form = page.getByRole('search');
  await form.getByRole('combobox', { name: 'Quel métier' }).fill('boucher nantes ou rennes');
  await form.getByRole('button', { name: 'Rechercher' }).click();
  await expect(heading(page)).toHaveText(/^[\d\s]+offres? de boucher autour de Nantes et de Rennes$/);
  const feed = await page.getByRole('link', { name: 'par un flux Atom' }).getAttribute('href');
  const entries = await (await request.get(feed ?? '')).text();
  expect(entries).toContain('(44)');
  expect(entries).toContain('(35)');
  await page.locator('form[action="/alerte"]').getByRole('button', { name: 'Créer une alerte' }).click();
  await expect(heading(page)).toHaveText('Créer une alerte');
  await page.getByLabel('Adresse e-mail').fill('camille@exemple.fr');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('textbox', { name: /^Lieu/ })).toHaveValue('Nantes (44) ou Rennes (35)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[SEARCH-03] [LAYOUT-06] a second place has a field of its own', async ({ page }) => {
    await page.goto('/offres-emploi?codeTown=town_44109');
    await page.getByLabel('Autre lieu').fill('rennes');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(BOTH);
    await expect(cards(page)).not.toHaveCount(0);
  });
});
