import type { Locator, Page } from '@playwright/test';
import { focused } from '../../support/focused.ts';
import { findPlainOffer } from '../../support/offers.ts';
import { expect, test } from '../../support/test.ts';

const RESULTS = '/offres-emploi?keywords=boucher';
const banner = (page: Page) => page.getByRole('region', { name: 'Vos cookies, votre choix' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** What stands at a window's foot, whatever is scrolled, and how much of the window it takes. */
const keptInWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 8)
      .map((element) => element.textContent.trim().slice(0, 60)),
  );

test.describe('at a first visit', () => {
  test.use({ isFirstVisit: true });

  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
    [360, 640],
    [390, 844],
  ] as const)
    test(`[CONSENT-01] the banner leaves the search in view at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/');
      const box = (await banner(page).boundingBox()) ?? { height: Infinity, y: 0 };
      expect(box.height).toBeLessThanOrEqual(height / 4);
      const field = (await page.getByLabel('Quel métier').boundingBox()) ?? { y: Infinity, height: 0 };
      expect(field.y + field.height).toBeLessThanOrEqual(box.y);
    });

  test('[CONSENT-01] the banner is never printed', async ({ page }) => {
    await open(page, '/');
    await page.emulateMedia({ media: 'print' });
    await expect(banner(page)).toBeHidden();
  });

  for (const [width, height] of [
    [390, 700],
    [1280, 720],
  ] as const)
    test(`[A11Y-02] every stop of the keyboard stands clear of bars at ${width} × ${height}`, async ({
      page,
      request,
      apiAddress,
    }) => {
      // Some eighty stops a page.
      test.slow();
      await page.setViewportSize({ width, height });
      // Where the focus is when a list has scrolled to it, not on the way.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
      for (const path of ['/', RESULTS, offer.url]) {
        await open(page, path);
        const hidden: string[] = [];
        let stops = 0;
        for (let stop = await next(page); !stop.isBody; stop = await next(page)) {
          stops += 1;
          if (stop.isHidden) hidden.push(stop.name);
          expect(stops, `${path}: the focus goes round and round`).toBeLessThan(200);
        }
        expect(hidden, path).toEqual([]);
        expect(stops, path).toBeGreaterThan(30);
      }
    });
});

/** The next stop, and how it is seen once the page has scrolled to it. */
async function next(page: Page) {
  await page.keyboard.press('Tab');
  return focused(page);
}

for (const width of [390, 1280])
  test(`[LAYOUT-08] the way back to the top covers nothing of a page at its end, ${width} px`, async ({
    page,
    request,
    apiAddress,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
    for (const path of ['/', offer.url, '/entreprendre']) {
      await open(page, path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const toTop = await page.getByRole('button', { name: 'Retour en haut de page' }).boundingBox();
      const content = (await page.getByRole('main').boundingBox()) ?? { y: Number.NaN, height: 0 };
      expect(toTop?.y, path).toBeGreaterThanOrEqual(content.y + content.height);
    }
  });

// A phone held sideways, and computers' windows at 400 %.
for (const [width, height] of [
  [844, 390],
  [320, 256],
  [320, 225],
] as const)
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ isFirstVisit: true, viewport: { width, height } });

    test('[A11Y-02] nothing stays in front of the page while it is scrolled', async ({
      page,
      request,
      apiAddress,
    }) => {
      const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
      for (const path of ['/', RESULTS, offer.url, '/entreprendre', '/alerte']) {
        await open(page, path);
        await page.mouse.wheel(0, 600);
        await expect(page.getByRole('button', { name: 'Retour en haut de page' })).toBeAttached();
        expect(await keptInWindow(page), path).toEqual([]);
      }
    });

    test('[A11Y-02] a dialog scrolls whole: nothing of it stays', async ({ page, request, apiAddress }) => {
      const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
      await page.goto(`${offer.url}#candidature/cv`);
      await expectToScrollWhole(page.getByRole('dialog'), 'Continuer');
      await page.goto(RESULTS);
      await page.getByRole('button', { name: 'Filtres' }).click();
      await expectToScrollWhole(page.getByRole('dialog'), /^Voir/);
    });
  });

/** What closes it and its last button are never in view together: each scrolls out before the other one. */
async function expectToScrollWhole(dialog: Locator, last: string | RegExp): Promise<void> {
  const close = dialog.getByRole('button', { name: /^(Quitter|Fermer)/ });
  await close.scrollIntoViewIfNeeded();
  await expect(close).toBeInViewport();
  const button = dialog.getByRole('button', { name: last });
  await expect(button).not.toBeInViewport();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
  await expect(close).not.toBeInViewport();
}
