import type { Page } from '@playwright/test';
import { delayScripts } from '../../support/delayed-scripts.ts';
import { cards } from '../../support/results.ts';
import { expect, test } from '../../support/test.ts';

test('[SEARCH-01] pre-hydration input of the search form is kept', async ({ page }) => {
  const arrive = await delayScripts(page);

  await page.goto('/', { waitUntil: 'commit' });
  const form = page.getByRole('search');
  await form.getByLabel('Quel métier').pressSequentially('bou');
  await form.getByLabel('Dans un rayon de').selectOption('10');
  await form.getByLabel('Où').focus();
  arrive();

  // The focused field becomes a combobox.
  await expect(form.getByRole('combobox', { name: 'Où' })).toBeFocused();
  const what = form.getByRole('combobox', { name: 'Quel métier' });
  await expect(what).toHaveValue('bou');
  await what.press('End');
  await form.getByRole('combobox', { name: 'Quel métier' }).pressSequentially('langer');
  await expect(form.getByLabel('Dans un rayon de')).toHaveValue('10');
  await form.getByRole('combobox', { name: 'Où' }).press('Enter');
  await expect(page).toHaveURL('/nos-offres/boulanger');
});

test('[SEARCH-16] a favourite pressed before the first script is kept', async ({ page }) => {
  const arrive = await delayScripts(page);
  await page.goto('/offres-emploi', { waitUntil: 'commit' });
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Favori/ });
  await heart.click();
  arrive();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test.describe('[LAYOUT-03] a click before hydration', () => {
  /** Opens a page with all scripts delayed except the layout's. */
  async function openSlowly(page: Page, address: string): Promise<() => void> {
    await page.addInitScript(() =>
      document.addEventListener(
        'load',
        ({ target }) => {
          if (target instanceof HTMLScriptElement && target.src.includes('/shell/shell.'))
            document.documentElement.dataset['listens'] = '';
        },
        true,
      ),
    );
    const arrive = await delayScripts(page, /\/(?!shell\.)[^/]+\.js$/);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('html[data-listens]').waitFor();
    return arrive;
  }

  test('opens a mega menu at once, which stays open', async ({ page }) => {
    const arrive = await openSlowly(page, '/');
    const entry = page.getByRole('button', { name: 'Trouver mon métier' });
    await entry.click();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    arrive();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(entry).toBeFocused();
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });

  test('is replayed on the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const arrive = await openSlowly(page, '/offres-emploi');
    await page.getByRole('button', { name: 'Menu' }).click();
    arrive();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('[SEARCH-10] [SEARCH-16] is replayed on a favourite button, without results too', async ({ page }) => {
    const arrive = await openSlowly(page, '/offres-emploi?keywords=xyzxyzxyz&codeTown=town_44109');
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Favori/ })
      .first();
    await heart.click();
    arrive();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('[SEARCH-16] is replayed on each of three favourite buttons, clicked once or twice', async ({
    page,
  }) => {
    const arrive = await openSlowly(page, '/offres-emploi?keywords=boulanger');
    const heart = (index: number) =>
      cards(page)
        .nth(index)
        .getByRole('button', { name: /^Favori/ });
    for (const index of [2, 0, 1, 0]) await heart(index).click();
    arrive();
    for (const index of [0, 1, 2]) await expect(heart(index)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('link', { name: 'Mes favoris, 3 offres' })).toBeVisible();
  });

  test("is replayed on another team's widget", async ({ page }) => {
    const arrive = await openSlowly(page, '/nos-metiers/les-metiers-en-supermarche/boucher');
    const carousel = page.getByRole('main').locator('[data-widget=offers-carousel]');
    await carousel.getByRole('button', { name: 'Offre suivante' }).click();
    arrive();
    await expect(carousel.getByText(/^Offres 2 et 3 sur \d+$/)).toBeVisible();
  });

  test('[ENTR-03] is replayed on a region', async ({ page }) => {
    const arrive = await openSlowly(page, '/devenir-entrepreneur');
    await page.getByRole('radio', { name: 'Est', exact: true }).check({ force: true });
    arrive();
    await expect(page.getByRole('heading', { name: 'Karim Benali' })).toBeVisible();
    await expect(page).toHaveURL(/#est$/);
  });

  test('[SEARCH-12] [A11Y-02] opens an offer; back restores the focus on its link', async ({ page }) => {
    const arrive = await openSlowly(page, '/offres-emploi');
    const link = page.getByRole('main').getByRole('article').nth(4).getByRole('link').first();
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    arrive();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  test('[SEARCH-12] returns from an offer to its results', async ({ page }) => {
    const results = '/offres-emploi?keywords=boucher';
    await page.goto(results);
    const offer = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const arrive = await openSlowly(page, (await offer.getAttribute('href')) ?? '');
    await page.getByRole('link', { name: 'Retour aux résultats' }).click();
    arrive();
    await expect(page).toHaveURL(results);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/boucher/i);
  });
});
