import type { Page } from '@playwright/test';
import { delayScripts } from '../../support/delayed-scripts.ts';
import { expect, test } from '../../support/test.ts';

test('[SEARCH-01] what is typed and chosen before the scripts arrive is kept', async ({ page }) => {
  const arrive = await delayScripts(page);

  await page.goto('/', { waitUntil: 'commit' });
  const form = page.getByRole('search');
  await form.getByLabel('Quel métier').pressSequentially('bou');
  await form.getByLabel('Dans un rayon de').selectOption('10');
  await form.getByLabel('Où').focus();
  arrive();

  // The field becomes a combobox under the visitor's hands.
  await expect(form.getByRole('combobox', { name: 'Où' })).toBeFocused();
  const what = form.getByRole('combobox', { name: 'Quel métier' });
  await expect(what).toHaveValue('bou');
  await what.press('End');
  await form.getByRole('combobox', { name: 'Quel métier' }).pressSequentially('langer');
  await expect(form.getByLabel('Dans un rayon de')).toHaveValue('10');
  await form.getByRole('combobox', { name: 'Où' }).press('Enter');
  await expect(page).toHaveURL(/\/offres-emploi\?keywords=boulanger$/);
});

test.describe('[LAYOUT-03] a click that comes before the scripts of the page', () => {
  /** Goes to an address of which only the first, small script arrives: that of the layout. */
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

  test('is answered at once on a mega menu, and they change nothing of it', async ({ page }) => {
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

  test('is answered when they have come on the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const arrive = await openSlowly(page, '/offres-emploi');
    await page.getByRole('button', { name: 'Menu' }).click();
    arrive();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('[SEARCH-10] [SEARCH-16] is answered when they have come on a heart, where nothing is found too', async ({
    page,
  }) => {
    const arrive = await openSlowly(page, '/offres-emploi?keywords=xyzxyzxyz&codeTown=town_44109');
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Favori/ })
      .first();
    await heart.click();
    arrive();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test("is answered when they have come on another team's widget", async ({ page }) => {
    const arrive = await openSlowly(page, '/nos-metiers/les-metiers-en-supermarche/boucher');
    const carousel = page.getByRole('main').locator('[data-widget=offers-carousel]');
    await carousel.getByRole('button', { name: 'Offre suivante' }).click();
    arrive();
    await expect(carousel.getByText(/^Offres 2 et 3 sur \d+$/)).toBeVisible();
  });
});
