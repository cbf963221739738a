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

test('[ENTR-02] [SEARCH-01] questions print expanded, results without filters, jobs on two pages', async ({
  page,
}) => {
  const questions = await printed(page, '/faq');
  expect(questions.text).toContain('13 mois après notre dernier contact');
  const results = await printed(page, '/nos-offres/boucher');
  expect(results.text).toContain('offres de boucher');
  expect(results.text).not.toMatch(/Filtr|Trier par|Modifier la recherche|Créer une alerte/);
  expect(results.pages).toBeLessThanOrEqual(2);
  const sheet = await printed(page, '/nos-metiers/les-metiers-en-supermarche/boucher');
  expect(sheet.text).toContain('Une journée dans le métier');
  expect(sheet.pages).toBeLessThanOrEqual(2);
});
