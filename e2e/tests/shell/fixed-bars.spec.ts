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

/** Returns the texts of visible fixed and sticky elements. */
const fixedElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 8)
      .map((element) => element.textContent.trim().slice(0, 60)),
  );

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
    [360, 640],
    [390, 844],
  ] as const)
    test(`[CONSENT-01] the banner does not cover the search at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/');
      const box = (await banner(page).boundingBox()) ?? { height: Infinity, y: 0 };
      expect(box.height).toBeLessThanOrEqual(height / 4);
      const field = (await page.getByLabel('Quel métier').boundingBox()) ?? { y: Infinity, height: 0 };
      expect(field.y + field.height).toBeLessThanOrEqual(box.y);
    });

  test('[CONSENT-01] the banner’s text is whole above its buttons', async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/');
      const text = banner(page)
        .locator('div')
        .filter({ has: page.getByRole('heading') })
        .last();
      const cut = await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(cut, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test('[CONSENT-01] the banner is not printed', async ({ page }) => {
    await open(page, '/');
    await page.emulateMedia({ media: 'print' });
    await expect(banner(page)).toBeHidden();
  });

  for (const [width, height] of [
    [390, 700],
    [1280, 720],
  ] as const)
    test(`[A11Y-02] fixed bars never cover the focus at ${width} × ${height}`, async ({
      page,
      request,
      apiAddress,
    }) => {
      // About eighty tab stops per page.
      test.slow();
      await page.setViewportSize({ width, height });
      // Without scroll animations.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
      for (const path of ['/', RESULTS, offer.url]) {
        await open(page, path);
        const hidden: string[] = [];
        let stops = 0;
        for (let stop = await next(page); !stop.isBody; stop = await next(page)) {
          stops += 1;
          if (stop.isHidden) hidden.push(stop.name);
          expect(stops, `${path}: the focus is trapped`).toBeLessThan(200);
        }
        expect(hidden, path).toEqual([]);
        expect(stops, path).toBeGreaterThan(30);
      }
    });
});

/** Moves the focus to the next tab stop, and returns it. */
async function next(page: Page) {
  await page.keyboard.press('Tab');
  return focused(page);
}

for (const width of [390, 1280])
  test(`[LAYOUT-08] the back-to-top button covers no content at the end of a page at ${width} px`, async ({
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

/** Returns the texts and controls beneath the back-to-top button. */
const beneathToTop = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-to-top]')?.getBoundingClientRect() ?? new DOMRect();
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    const range = document.createRange();
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      range.selectNodeContents(node);
      if (!node.parentElement?.checkVisibility() || !node.textContent?.trim()) continue;
      if ([...range.getClientRects()].some(meets)) found.push(node.textContent);
    }
    for (const control of document.querySelectorAll('main :is(button, input, select)'))
      if (control.checkVisibility() && meets(control.getBoundingClientRect())) found.push(control.outerHTML);
    return found;
  });

for (const width of [1100, 1280])
  test(`[LAYOUT-08] the back-to-top button lies beside the columns at ${width} px`, async ({
    page,
    request,
    apiAddress,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
    for (const path of ['/', RESULTS, offer.url, '/faq']) {
      await open(page, path);
      for (let top = 187; top < 2_500; top += 187) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await expect(page.getByRole('button', { name: 'Retour en haut de page' })).toBeVisible();
        expect(await beneathToTop(page), `${path}, at ${top}`).toEqual([]);
      }
    }
  });

// A phone in landscape, and desktop windows at 400 % zoom.
for (const [width, height] of [
  [844, 390],
  [320, 256],
  [320, 225],
] as const)
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ isFirstVisit: true, viewport: { width, height } });

    test('[A11Y-02] nothing is fixed over the page', async ({ page, request, apiAddress }) => {
      const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
      for (const path of ['/', RESULTS, offer.url, '/entreprendre', '/alerte']) {
        await open(page, path);
        await page.mouse.wheel(0, 600);
        await expect(page.getByRole('button', { name: 'Retour en haut de page' })).toBeAttached();
        expect(await fixedElements(page), path).toEqual([]);
      }
    });

    test('[A11Y-02] dialogs have no fixed parts', async ({ page, request, apiAddress }) => {
      const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
      await page.goto(`${offer.url}#candidature/cv`);
      await expectNoFixedParts(page.getByRole('dialog'), 'Continuer');
      await page.goto(RESULTS);
      await page.getByRole('button', { name: 'Filtres' }).click();
      await expectNoFixedParts(page.getByRole('dialog'), /^Voir/);
    });
  });

/** Expects that a dialog's close button and last button scroll out of view. */
async function expectNoFixedParts(dialog: Locator, last: string | RegExp): Promise<void> {
  const close = dialog.getByRole('button', { name: /^(Quitter|Fermer)/ });
  await close.scrollIntoViewIfNeeded();
  await expect(close).toBeInViewport();
  const button = dialog.getByRole('button', { name: last });
  await expect(button).not.toBeInViewport();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
  await expect(close).not.toBeInViewport();
}
