import type { CDPSession, Locator, Page } from '@playwright/test';
import { sidewaysScroll } from '../../support/accessibility.ts';
import { cutOffTexts, sidewaysScrollers, unreadableControls } from '../../support/cut-off.ts';
import { findPlainOffer } from '../../support/offers.ts';
import { pagesOfEachKind } from '../../support/sitemap.ts';
import { setTextSize, setTypography, takeFonts, typographies } from '../../support/typography.ts';
import { expect, test } from '../../support/test.ts';

/** Pages that no site map has. */
const UNLISTED = [
  '/favoris',
  '/hors-ligne',
  '/gerer-mes-cookies',
  '/offres-emploi?keywords=xyzxyzxyz',
  '/inconnu',
];

const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

/** Nothing of a part of a page is out of sight to a side, whatever its texts are set in. */
async function expectToHold(page: Page, where: string, part: Locator): Promise<void> {
  for (const typography of typographies) {
    await setTypography(page, typography);
    expect.soft(await sidewaysScroll(page), `${where}, ${typography}`).toBeLessThanOrEqual(0);
    expect.soft(await cutOffTexts(part), `${where}, ${typography}`).toEqual([]);
  }
}

/** With the visitor's text larger, in a phone's window and a computer's. */
async function expectToHoldLargeText(page: Page, session: CDPSession, where: string): Promise<void> {
  for (const width of [390, 1280])
    for (const percentage of [150, 200]) {
      await page.setViewportSize({ width, height: 844 });
      await setTextSize(session, percentage);
      await setTypography(page, 'a wide font');
      const state = `${where} at ${width} px, ${percentage} %`;
      expect.soft(await sidewaysScroll(page), state).toBeLessThanOrEqual(0);
      expect.soft(await cutOffTexts(page.locator('body')), state).toEqual([]);
      expect.soft(await unreadableControls(page.getByRole('banner')), state).toEqual([]);
    }
}

/** Opens the dialogs that every visitor meets on a phone, one after the other. */
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

test.describe('in a larger text, in a wide font', () => {
  test.beforeEach(({ page }) => takeFonts(page));

  test('[A11Y-02] no page scrolls sideways, and nothing of it is cut off', async ({
    page,
    request,
    apiAddress,
  }) => {
    // Some thirty pages.
    test.slow();
    const session = await page.context().newCDPSession(page);
    // What is looked at is there without them.
    await page.route('**/*.js', (route) => route.abort());
    const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
    for (const path of [...(await pagesOfEachKind(request)), ...UNLISTED, offer.url]) {
      await page.goto(path);
      await expectToHoldLargeText(page, session, path);
    }
  });

  test('[A11Y-02] no dialog scrolls sideways, and nothing of it is cut off', async ({
    page,
    request,
    apiAddress,
  }) => {
    test.slow();
    const session = await page.context().newCDPSession(page);
    const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
    const dialog = page.getByRole('dialog');
    const check = async (where: string) => {
      await expect(dialog, where).toBeVisible();
      for (const percentage of [150, 200]) {
        await setTextSize(session, percentage);
        await setTypography(page, 'a wide font');
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

test.describe('without web fonts, in a wide font, widely spaced', () => {
  test.beforeEach(({ page }) => takeFonts(page));

  test('[A11Y-02] at 320 px no page scrolls sideways, and no text is cut off', async ({
    page,
    request,
    apiAddress,
  }) => {
    // Some thirty pages.
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    // What is looked at is there without them.
    await page.route('**/*.js', (route) => route.abort());
    const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
    for (const path of [...(await pagesOfEachKind(request)), ...UNLISTED, offer.url]) {
      await page.goto(path);
      await expectToHold(page, path, page.locator('body'));
    }
  });

  test('[A11Y-02] at 320 px no dialog scrolls sideways, and no text in it is cut off', async ({
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
      await expectToHold(page, where, dialog);
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

  test('[A11Y-02] at 320 px the steps of an alert hold, and what they say of mistakes', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/alerte');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectToHold(page, 'a mistake', page.getByRole('main'));
    await page.getByLabel('Adresse e-mail').fill('camille.durand@exemple.fr');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('heading', { name: 'Quelles offres cherchez-vous ?' })).toBeFocused();
    await expectToHold(page, 'criteria', page.getByRole('main'));
  });

  test('[A11Y-02] at any width the header’s links and buttons can be read', async ({ page }) => {
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
      const state = isFirstVisit ? 'open' : 'closed';
      test(`[A11Y-02] [CONSENT-01] "Gérer mes cookies" is seen when it has the focus, the banner ${state}`, async ({
        page,
        request,
        apiAddress,
      }) => {
        // A bar for applying stands at the foot of an offer, a button at that of the other page.
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

/** Whether an element's middle is in the window, and nothing stands over it. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
