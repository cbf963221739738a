import { BUTCHERS_IN_NANTES, cards, countOf, heading } from '../../support/results.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('[SEARCH-06] filters are in a sheet that shows the number of results', async ({ page }) => {
  await page.goto(BUTCHERS_IN_NANTES);
  await page.getByRole('button', { name: 'Filtres' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtrer les offres' });
  const before = await countOf(page);
  await sheet.getByRole('checkbox', { name: /^CDI/ }).check();
  await expect.poll(() => countOf(page)).toBeLessThan(before);
  const left = await countOf(page);
  await sheet.getByRole('button', { name: /^Voir .* offres?$/ }).tap();
  await expect(sheet).toBeHidden();
  expect(await countOf(page)).toBe(left);
  await expect(page.getByRole('button', { name: 'Filtres 1 actif' })).toBeFocused();
});

test('[SEARCH-03] a field opens full screen', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Où').tap();
  const screen = page.getByRole('dialog', { name: 'Où ?' });
  await screen.getByRole('combobox', { name: 'Où ?' }).pressSequentially('nant');
  await screen
    .getByRole('option')
    .filter({ hasText: /^Nantes \(44\)/ })
    .tap();
  await expect(screen).toBeHidden();
  await expect(page.getByLabel('Où')).toHaveValue('Nantes (44)');
  await page.getByRole('button', { name: 'Rechercher' }).tap();
  await expect(page).toHaveURL('/offres-emploi?codeTown=town_44109');
});

test('[SEARCH-03] the examples of a full-screen field are read whole', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Quel métier ?', 'Où ?']) {
    await page.getByRole('search').getByLabel(name).tap();
    const field = page.getByRole('dialog', { name }).getByRole('combobox', { name });
    await expect(field).toBeFocused();
    const [text, room] = await field.evaluate((input: HTMLInputElement) => {
      const style = getComputedStyle(input);
      const measure = document.createElement('canvas').getContext('2d');
      if (!measure) throw new Error('This browser measures no text.');
      measure.font = style.font;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      return [measure.measureText(input.placeholder).width, input.clientWidth - padding];
    });
    expect(text).toBeLessThanOrEqual(room);
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Fermer' }).tap();
  }
});

for (const [from, path] of [
  ['home page', '/'],
  ['search sheet', BUTCHERS_IN_NANTES],
] as const) {
  test(`[SEARCH-03] in the ${from} "Valider" accepts a typed place, or reports an unknown one`, async ({
    page,
  }) => {
    await page.goto(path);
    if (path !== '/') await page.getByRole('button', { name: /Modifier la recherche/ }).tap();
    const form = path === '/' ? page.getByRole('search') : page.getByRole('dialog').getByRole('search');
    await form.getByLabel('Où').tap();
    const screen = page.getByRole('dialog', { name: 'Où ?' });
    const field = screen.getByRole('combobox', { name: 'Où ?' });
    await field.fill('trifouillis');
    await screen.getByRole('button', { name: 'Valider' }).tap();
    await expect(screen.getByRole('alert')).toHaveText(/^Lieu non reconnu.: «.trifouillis.»/);
    await expect(screen.getByRole('button', { name: 'Toute la France' })).toBeVisible();
    await field.fill('rennes');
    await screen.getByRole('button', { name: 'Valider' }).tap();
    await expect(screen).toBeHidden();
    await expect(form.getByLabel('Où')).toHaveValue('Rennes (35)');
    await form.getByRole('button', { name: 'Rechercher' }).tap();
    await expect(heading(page)).toHaveText(/à moins de 30.km de Rennes$/);
  });
}

test('[SEARCH-02] a field of the search sheet opens focused', async ({ page }) => {
  await page.goto(BUTCHERS_IN_NANTES);
  await page.getByRole('button', { name: /Modifier la recherche/ }).tap();
  await page.getByRole('dialog', { name: 'Modifier la recherche' }).getByLabel('Où').tap();
  const screen = page.getByRole('dialog', { name: 'Où ?' });
  await expect(screen.getByRole('combobox', { name: 'Où ?' })).toBeFocused();
  await expect(screen.getByRole('button', { name: 'Autour de moi' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('ange');
  await screen
    .getByRole('option')
    .filter({ hasText: /^Angers \(49\)/ })
    .tap();
  await page.getByRole('dialog', { name: 'Modifier la recherche' }).getByText('Rechercher').tap();
  await expect(heading(page)).toHaveText(/à moins de 30.km d’Angers$/);
});

test('[SEARCH-11] a tap anywhere on a card opens its offer, except on the favourite button', async ({
  page,
}) => {
  await page.goto(BUTCHERS_IN_NANTES);
  const card = cards(page).first();
  await card.getByRole('button', { name: /^Favori/ }).tap();
  await expect(card.getByRole('button', { name: /^Favori/ })).toHaveAttribute('aria-pressed', 'true');
  const title = await card.getByRole('heading').innerText();
  // The link of its title covers the card.
  await card.locator('time').tap({ force: true });
  await expect(heading(page)).toHaveText(title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[SEARCH-03] an unknown place keeps the form in view', async ({ page }) => {
    await page.goto('/offres-emploi?quoi=boucher&lieu=trifouillis&radius=30');
    await page.getByLabel('Où').fill('nantes');
    await page.getByRole('button', { name: 'Rechercher' }).tap();
    await expect(page).toHaveURL('/nos-offres/boucher/nantes');
  });

  test('[SEARCH-01] [SEARCH-06] search and filters work', async ({ page }) => {
    await page.goto(BUTCHERS_IN_NANTES);
    await page.getByRole('link', { name: 'Filtres' }).tap();
    await page.getByRole('checkbox', { name: /^CDI/ }).check();
    await page.getByRole('button', { name: 'Appliquer les filtres' }).tap();
    await expect(page).toHaveURL(/codeContractType=dr_contract_cdi/);
    await page.getByRole('link', { name: /Modifier la recherche/ }).tap();
    await page.getByLabel('Quel métier').fill('boulanger');
    await page.getByRole('button', { name: 'Rechercher' }).tap();
    await expect(heading(page)).toHaveText(/offres? de boulanger, en CDI, à moins de 30.km de Nantes$/);
  });
});
