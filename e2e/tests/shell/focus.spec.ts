import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const RESULTS = '/offres-emploi?keywords=boucher&codeContractType=dr_contract_cdi,dr_contract_cdd';

const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

/** Focuses an element and presses Enter. */
async function enter(page: Page, element: Locator): Promise<void> {
  await element.focus();
  await expect(element).toBeFocused();
  await page.keyboard.press('Enter');
}

test('[A11Y-02] the focus is never lost: filters, navigations, favourites', async ({ page }) => {
  await page.goto(RESULTS);
  await hydrated(page);
  const chips = page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link');
  await enter(page, chips.first());
  await expect(chips).toHaveCount(1);
  await expect(chips.first()).toBeFocused();
  await enter(page, chips.first());
  await expect(chips).toHaveCount(0);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();

  const heart = page.getByRole('main').getByRole('button', { name: /^Favori/ });
  for (const index of [0, 1]) await enter(page, heart.nth(index));
  await enter(page, page.getByRole('link', { name: 'Mes favoris, 2 offres' }));
  await expect(title).toHaveText('Mes favoris');
  await expect(title).toBeFocused();
  const second = await heart.nth(1).getAttribute('aria-label');
  await enter(page, heart.first());
  await expect(heart).toHaveCount(1);
  await expect(heart).toBeFocused();
  await expect(heart).toHaveAccessibleName(second ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heart).toBeFocused();
});

test('[ROUTE-11] a link to a part of another page, or of the same one, moves the focus there', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: /^Quel apport/ }).click();
  await expect(page).toHaveURL('/faq#apport');
  const answer = page.locator('#apport');
  await expect(answer).toBeInViewport();
  await expect(answer).toBeFocused();

  await page.goto('/entreprendre');
  await hydrated(page);
  await page.getByRole('link', { name: 'Trouver votre parcours' }).click();
  await expect(page.locator('#profils')).toBeFocused();
});

test('[A11Y-02] [SEARCH-10] another page of results is announced, with the focus on its title', async ({
  page,
}) => {
  await page.goto('/offres-emploi?keywords=boucher');
  await hydrated(page);
  const pagination = page.getByRole('navigation', { name: 'Pagination des offres' });
  await enter(page, pagination.getByRole('link', { name: 'Page 2', exact: true }));
  await expect(page.getByRole('status').filter({ hasText: /^Page 2 sur \d+$/ })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[A11Y-02] [LAYOUT-01] the skip link to the search opens its sheet', async ({ page }) => {
    await page.goto('/offres-emploi');
    await hydrated(page);
    await enter(page, page.getByRole('link', { name: 'Aller à la recherche' }));
    const dialog = page.getByRole('dialog', { name: 'Modifier la recherche' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /Modifier la recherche/ })).toBeFocused();
  });

  test('[A11Y-02] dialogs return the focus to their opener', async ({ page }) => {
    const openers = [
      ['/offres-emploi', /Modifier la recherche/],
      ['/offres-emploi', /^Filtres/],
      ['/entreprendre', /^Menu$/],
      ['/entreprendre', 'Gérer mes cookies'],
    ] as const;
    for (const [path, name] of openers) {
      await page.goto(path);
      await hydrated(page);
      const opener = page.getByRole('button', { name });
      await enter(page, opener);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[LAYOUT-01] the skip link to the search exists only with a search form', async ({ page }) => {
      await page.goto('/offres-emploi');
      const link = page.getByRole('link', { name: 'Aller à la recherche' });
      await enter(page, link);
      await expect(page.getByRole('search').getByLabel('Quel métier')).toBeVisible();
      await page.goto('/entreprendre');
      await expect(link).toHaveCount(0);
    });
  });
});

test('[A11Y-02] [SEARCH-02] suggestions of the home page, and the active one, are in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Quel métier' });
  await field.click();
  await page.keyboard.type('bou');
  const list = page.getByRole('listbox', { name: 'Quel métier' });
  const options = list.getByRole('option');
  await expect(options.last()).toBeInViewport({ ratio: 1 });
  const count = await options.count();
  for (let down = 0; down < count; down += 1) await page.keyboard.press('ArrowDown');
  const active = list.getByRole('option', { selected: true });
  await expect(active).toHaveText((await options.last().textContent()) ?? '');
  await expect(active).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport();
});
