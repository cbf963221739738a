import type { CDPSession, Locator, Page } from '@playwright/test';
import { sidewaysScroll } from '../../support/accessibility.ts';
import { cutOffTexts, sidewaysScrollers, unreadableControls } from '../../support/cut-off.ts';
import { findPlainOffer } from '../../support/offers.ts';
import { pagesOfEachKind } from '../../support/sitemap.ts';
import { setTextSize, setTypography, takeFonts, typographies } from '../../support/typography.ts';
import { expect, test } from '../../support/test.ts';

/** Pages outside the sitemap. */
const UNLISTED = [
  '/favoris',
  '/hors-ligne',
  '/gerer-mes-cookies',
  '/offres-emploi?keywords=xyzxyzxyz',
  '/inconnu',
];

const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

/** Expects no clipped texts and no horizontal overflow with any font and spacing. */
async function expectReadable(page: Page, where: string, part: Locator): Promise<void> {
  for (const typography of typographies) {
    await setTypography(page, typography);
    expect.soft(await sidewaysScroll(page), `${where}, ${typography}`).toBeLessThanOrEqual(0);
    expect.soft(await cutOffTexts(part), `${where}, ${typography}`).toEqual([]);
  }
}

/** Expects the same with larger text, on a phone and a desktop. */
async function expectReadableLargeText(page: Page, session: CDPSession, where: string): Promise<void> {
  await setTypography(page, 'a wide font');
  for (const width of [390, 1280])
    for (const percentage of [150, 200]) {
      await page.setViewportSize({ width, height: 844 });
      await setTextSize(session, percentage);
      const state = `${where} at ${width} px, ${percentage} %`;
      expect.soft(await sidewaysScroll(page), state).toBeLessThanOrEqual(0);
      expect.soft(await cutOffTexts(page.locator('body')), state).toEqual([]);
      expect.soft(await unreadableControls(page.getByRole('banner')), state).toEqual([]);
    }
}

/** Opens and checks the common dialogs on a phone. */
async function openEachDialog(page: Page, check: (where: string) => Promise<void>): Promise<void> {
  await page.goto('/offres-emploi?keywords=boucher');
  await page.getByRole('button', { name: 'Filtres' }).click();
  await check('the filters');
  await page.goto('/entreprendre');
  await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await check('the choice of cookies');
  await page.goto('/entreprendre');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await check('the menu');
}

test.describe('without web fonts', () => {
  test.beforeEach(({ page }) => takeFonts(page));

  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [768, 600],
    [1280, 720],
  ] as const)
    test(`[A11Y-02] the buttons of the consent banner are whole at ${width} × ${height}`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ baseURL: baseURL!, viewport: { width, height } });
      await takeFonts(page);
      await page.goto('/');
      const buttons = page.getByRole('region', { name: 'Vos cookies, votre choix' }).getByRole('button');
      await expect(buttons).toHaveCount(3);
      for (const button of await buttons.all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
        expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      }
      await page.close();
    });

  test('[LAYOUT-01] the bar’s link to the offers is one line at 1280 px', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Nos offres d’emploi' });
    const lines = await link.evaluate(({ firstElementChild }) => {
      const { height } = firstElementChild!.getBoundingClientRect();
      return Math.floor(height / Number.parseFloat(getComputedStyle(firstElementChild!).fontSize) / 1.1);
    });
    expect(lines).toBe(1);
  });
});

test.describe('with larger text in a wide font', () => {
  test.beforeEach(({ page }) => takeFonts(page));

  test('[A11Y-02] no page scrolls horizontally or clips text', async ({ page, request, apiAddress }) => {
    // About thirty pages.
    test.slow();
    const session = await page.context().newCDPSession(page);
    // Faster: the check needs no scripts.
    await page.route('**/*.js', (route) => route.abort());
    const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
    for (const path of [...(await pagesOfEachKind(request)), ...UNLISTED, offer.url]) {
      await page.goto(path);
      await expectReadableLargeText(page, session, path);
    }
  });

  test('[A11Y-02] no dialog scrolls horizontally or clips text', async ({ page, request, apiAddress }) => {
    test.slow();
    const session = await page.context().newCDPSession(page);
    const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
    const dialog = page.getByRole('dialog');
    const check = async (where: string) => {
      await expect(dialog, where).toBeVisible();
      await setTypography(page, 'a wide font');
      for (const percentage of [150, 200]) {
        await setTextSize(session, percentage);
        const state = `${where}, ${percentage} %`;
        expect.soft(await cutOffTexts(dialog), state).toEqual([]);
        expect.soft(await sidewaysScrollers(dialog), state).toEqual([]);
      }
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${offer.url}#candidature/cv`);
    await check('the application');
    await openEachDialog(page, check);
  });
});

test.describe('without web fonts, in a wide font, with wide spacing', () => {
  test.beforeEach(({ page }) => takeFonts(page));

  test('[A11Y-02] no page scrolls horizontally or clips text at 320 px', async ({
    page,
    request,
    apiAddress,
  }) => {
    // About thirty pages.
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    // Faster: the check needs no scripts.
    await page.route('**/*.js', (route) => route.abort());
    const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
    for (const path of [...(await pagesOfEachKind(request)), ...UNLISTED, offer.url]) {
      await page.goto(path);
      await expectReadable(page, path, page.locator('body'));
    }
  });

  test('[A11Y-02] no dialog scrolls horizontally or clips text at 320 px', async ({
    page,
    request,
    apiAddress,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
    const dialog = page.getByRole('dialog');
    const check = async (where: string) => {
      await expect(dialog, where).toBeVisible();
      await expectReadable(page, where, dialog);
      expect.soft(await sidewaysScrollers(dialog), where).toEqual([]);
    };
    await page.goto(`${offer.url}#candidature/cv`);
    await check('the application');
    await page.goto('/candidature-spontanee?domaine=logistique#candidature/cv');
    await check('the spontaneous application');
    await openEachDialog(page, check);
    await dialog.getByRole('button', { name: 'Trouver mon métier' }).click();
    await check('a menu of the menu');
  });

  test('[A11Y-02] the steps and errors of an alert clip no text at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/alerte');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectReadable(page, 'an error', page.getByRole('main'));
    await page.getByLabel('Adresse e-mail').fill('camille.durand@exemple.fr');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('heading', { name: 'Quelles offres cherchez-vous ?' })).toBeFocused();
    await expectReadable(page, 'criteria', page.getByRole('main'));
  });

  test('[A11Y-02] the header’s links and buttons are readable at all widths', async ({ page }) => {
    await page.goto('/entreprendre');
    await hydrated(page);
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      for (const typography of typographies) {
        await setTypography(page, typography);
        const unreadable = await unreadableControls(page.getByRole('banner'));
        expect.soft(unreadable, `${width} px, ${typography}`).toEqual([]);
      }
    }
  });

  for (const isFirstVisit of [true, false]) {
    test.describe(() => {
      test.use({ isFirstVisit });
      const state = isFirstVisit ? 'with' : 'without';
      test(`[A11Y-02] [CONSENT-01] "Gérer mes cookies" is visible when focused, ${state} the banner`, async ({
        page,
        request,
        apiAddress,
      }) => {
        // Offers have a fixed bar at the bottom, the other page a floating button.
        const { url } = await findPlainOffer(request, apiAddress, 'poissonnier');
        for (const path of [url, '/entreprendre'])
          for (const width of [390, 1280]) {
            await page.setViewportSize({ width, height: 844 });
            await page.goto(path);
            await hydrated(page);
            const banner = page.getByRole('region', { name: 'Vos cookies, votre choix' });
            await expect(banner).toBeVisible({ visible: isFirstVisit });
            const cookies = page.getByRole('button', { name: 'Gérer mes cookies' });
            for (const typography of typographies) {
              await page.evaluate(() => window.scrollTo(0, 0));
              await setTypography(page, typography);
              await cookies.blur();
              await cookies.focus();
              await expect
                .poll(() => isOnTop(cookies), { message: `${path} at ${width} px, ${typography}` })
                .toBe(true);
            }
          }
      });
    });
  }
});

/** Returns true when an element's centre is in view and not covered. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
