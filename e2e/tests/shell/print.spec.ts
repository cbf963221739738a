import type { Page } from '@playwright/test';
import { findNamedOffer } from '../../support/offers.ts';
import { readPdf } from '../../support/pdf.ts';
import { expect, test } from '../../support/test.ts';

test.use({ isFirstVisit: true });

/** Prints a page with the consent banner open; returns its PDF. */
async function printed(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Tout refuser' })).toBeVisible();
  const pdf = await readPdf(await page.pdf({ format: 'A4' }));
  expect(pdf.text).not.toMatch(/Tout refuser|Gérer mes cookies|Plan du site/);
  return pdf;
}

test('[OFFER-02] an offer is printed on one page, with its URL and without controls', async ({
  page,
  request,
  apiAddress,
  baseURL,
}) => {
  const offer = await findNamedOffer(request, apiAddress, 'boucher');
  const { pages, text } = await printed(page, offer.url);
  expect(pages).toBe(1);
  expect(text).toContain(offer.title);
  expect(text).toContain(`${new URL(baseURL ?? '').host}/offre-emploi/${offer.reference}`);
  expect(text).not.toMatch(/Postuler à cette offre|Partager|Offres similaires|Pour aller plus loin/);
});

test('[ENTR-02] [SEARCH-01] questions print expanded, results without filters, with their URL, jobs on two pages', async ({
  page,
  baseURL,
}) => {
  const questions = await printed(page, '/faq');
  expect(questions.text).toContain('13 mois après notre dernier contact');
  const results = await printed(page, '/nos-offres/boucher');
  expect(results.text).toContain('offres de boucher');
  expect(results.text).toContain(`${new URL(baseURL ?? '').host}/nos-offres/boucher`);
  expect(results.text).not.toMatch(/Filtr|Trier par|Modifier la recherche|Créer une alerte/);
  expect(results.pages).toBeLessThanOrEqual(2);
  const sheet = await printed(page, '/nos-metiers/les-metiers-en-supermarche/boucher');
  expect(sheet.text).toContain('Une journée dans le métier');
  expect(sheet.pages).toBeLessThanOrEqual(2);
});

/** Returns the texts that white paper would not show: printers leave out backgrounds. */
const palePrintedTexts = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
        .map((channel) => Number(channel) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim()) continue;
      if (1.05 / (luminance(getComputedStyle(parentElement).color) + 0.05) < 4.5) pale.push(textContent);
    }
    return pale;
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`[A11Y-04] every text is dark on paper, in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme });
    for (const path of [
      '/',
      '/ils-temoignent',
      '/notre-culture-dentreprise',
      '/entreprendre',
      '/valeurs',
      '/offres-emploi',
      '/devenir-entrepreneur',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await palePrintedTexts(page), path).toEqual([]);
    }
  });
