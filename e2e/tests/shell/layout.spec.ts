import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const ENTRIES = ['Trouver mon métier', 'Qui sommes-nous', 'Devenir entrepreneur'];

/** Waits for hydration: before, menus work as without scripts. */
const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

test.describe('skip links', () => {
  for (const [label, target] of [
    ['Aller au contenu', 'main#main-content'],
    ['Aller au menu', 'nav#main-nav'],
    ['Aller à la recherche', '#search-form input:not([type=hidden])'],
    ['Aller au pied de page', 'footer#footer'],
  ] as const) {
    test(`[LAYOUT-01] "${label}" moves the focus to its target`, async ({ page }) => {
      await page.goto('/offres-emploi');
      const link = page.getByRole('link', { name: label });
      await link.focus();
      await expect(link).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator(target).first()).toBeFocused();
    });
  }

  test('[LAYOUT-01] the link to the search exists only with a search form', async ({ page }) => {
    await page.goto('/entreprendre');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Aller à la recherche' })).toHaveCount(0);
  });
});

test('[LAYOUT-02] the logo links home; on the home page it is in a paragraph, not in the h1', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  const logo = banner.getByRole('link', { name: /^Accueil/ });
  await expect(banner.getByRole('paragraph').getByRole('link', { name: /^Accueil/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.goto('/entreprendre');
  await expect(banner.getByRole('paragraph')).toHaveCount(0);
  await logo.click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('mega menus', () => {
  test('[LAYOUT-03] open one at a time, with title, subtitle, picture and two columns of links', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const navigation = page.getByRole('navigation', { name: 'Menu principal' });
    for (const name of ENTRIES) {
      await navigation.getByRole('button', { name }).click();
      await expect(navigation.locator('[aria-expanded=true]')).toHaveCount(1);
      await expect(navigation.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
      await expect(navigation.getByRole('heading', { level: 2 })).toHaveCount(1);
      await expect(navigation.locator('img:visible').first()).toBeVisible();
      const lists = navigation.getByRole('list').filter({ has: page.getByRole('link') });
      await expect(lists.nth(1).getByRole('listitem')).toHaveCount(4);
      await expect(lists.nth(2).getByRole('listitem').first()).toBeVisible();
    }
  });

  test('[LAYOUT-03] open on hover; close on leave, Escape and a click outside', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const entry = page.getByRole('button', { name: 'Qui sommes-nous' });
    await entry.hover();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(5, 890);
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
    // The margin never contains a link.
    await page.mouse.click(5, 890);
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });

  test('[LAYOUT-03] Escape closes a menu opened by hover, and leaves the focus where it is', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const field = page.getByRole('main').getByLabel('Où');
    await field.focus();
    const entry = page.getByRole('button', { name: 'Qui sommes-nous' });
    await entry.hover();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Où' })).toBeFocused();
  });
});

test('[LAYOUT-03] a click right after opening on hover keeps the menu open; another closes it', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const entry = page.getByRole('button', { name: 'Qui sommes-nous' });
  await entry.evaluate(async (button: HTMLElement) => {
    const opened = new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(button, { attributeFilter: ['aria-expanded'] });
    });
    button.parentElement?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await opened;
    button.click();
  });
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  await entry.click();
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
});

for (const [path, entry] of [
  ['/nos-metiers/les-metiers-en-supermarche', 'Trouver mon métier'],
  ['/entreprendre', 'Devenir entrepreneur'],
  ['/offres-emploi', null],
] as const) {
  test(`[LAYOUT-05] ${path}: the active entry is ${entry ?? 'none'}`, async ({ page }) => {
    await page.goto(path);
    const current = page
      .getByRole('navigation', { name: 'Menu principal' })
      .locator('button[aria-current=true]');
    await expect(current).toHaveText(entry ? [entry] : []);
  });
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test('[LAYOUT-04] the burger menu traps focus and scrolling; its back button goes one level up', async ({
    page,
  }) => {
    await page.goto('/entreprendre');
    await hydrated(page);
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: /offres/i })).toBeVisible();
    const burger = page.getByRole('button', { name: 'Menu', exact: true });
    await burger.click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await dialog.getByRole('button', { name: 'Qui sommes-nous' }).click();
    await expect(dialog.getByRole('heading', { name: 'Qui sommes-nous' })).toBeFocused();

    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await dialog.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Trouver mon métier' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(burger).toBeFocused();
  });

  test('[LAYOUT-04] the burger menu’s entry closes its links again; each opening begins at the top', async ({
    page,
  }) => {
    await page.goto('/entreprendre');
    await hydrated(page);
    const burger = page.getByRole('button', { name: 'Menu', exact: true });
    await burger.click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    const entry = dialog.getByRole('button', { name: 'Trouver mon métier' });
    await entry.click();
    await expect(dialog.getByRole('heading', { name: 'Nos métiers' })).toBeFocused();
    await expect(dialog.getByRole('link', { name: 'Toutes les fiches métiers' })).toBeVisible();
    await expect(dialog.locator('a[href^="/offres-emploi?codeJobName="]')).toHaveCount(5);

    await entry.click();
    await expect(entry).toBeFocused();
    await expect(dialog.getByRole('heading', { name: 'Nos métiers' })).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Qui sommes-nous' })).toBeVisible();

    await entry.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await burger.click();
    await expect(dialog.getByRole('button', { name: 'Qui sommes-nous' })).toBeVisible();
  });

  test('[LAYOUT-04] following a link closes the burger menu and focuses the page’s title', async ({
    page,
  }) => {
    await page.goto('/entreprendre');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await dialog.getByRole('button', { name: 'Trouver mon métier' }).click();
    await dialog.getByRole('link', { name: /Logistique/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/logistique/);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('[LAYOUT-06] the footer has networks, offers, key, legal and external links, and searches', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const network of ['LinkedIn', 'Facebook', 'Instagram', 'YouTube']) {
    await expect(footer.getByRole('link', { name: `${network} (nouvelle fenêtre)` })).toHaveAttribute(
      'rel',
      'noopener',
    );
  }
  await expect(footer.getByRole('link', { name: 'Voir les offres d’emploi' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Soutenons les jeunes' })).toBeVisible();
  for (const legal of [
    'Charte candidat',
    'Mentions légales',
    'Accessibilité : partiellement conforme',
    'Données personnelles',
    'Cookies',
    'Plan du site',
  ]) {
    await expect(footer.getByRole('link', { name: legal, exact: true })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: /^(Nos magasins|Courses en ligne) \(/ })).toHaveCount(2);

  const searches = footer.getByRole('group').filter({ hasText: 'Recherches fréquentes' });
  await searches.getByText('Recherches fréquentes').click();
  await expect(searches.getByRole('link')).toHaveCount(10);
  await expect(searches.locator('a[href^="/offres-emploi?codeRegion="]')).toHaveCount(5);
  await expect(searches.locator('a[href^="/offres-emploi?codeJobName="]')).toHaveCount(5);
});

test('[LAYOUT-08] the back-to-top button appears on scroll, and moves the focus', async ({ page }) => {
  await page.goto('/entreprendre');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Retour en haut de page' });
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 101);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(button).toBeHidden();
});
