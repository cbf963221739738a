import type { Page } from '@playwright/test';
import { startHalfDocuments } from '../../support/half-documents.ts';
import { expect, test } from '../../support/test.ts';

const PAGES = [
  '/',
  '/offres-emploi',
  '/nos-metiers',
  '/organisation-cooperative-u',
  '/entreprendre',
  '/faq',
  '/valeurs',
];

test.use({ viewport: { width: 390, height: 844 } });

/** Names of the pictures that have come, and of those that the page has room for somewhere. */
async function pictures(page: Page): Promise<{ come: string[]; shown: string[] }> {
  const found = await page.evaluate(() =>
    [...document.images].map((picture) => ({
      name: picture.src.replace(/.*\//, ''),
      hasCome: picture.complete && picture.naturalWidth > 0,
      isShown: picture.checkVisibility(),
    })),
  );
  const namesOf = (those: typeof found) => those.map(({ name }) => name);
  return {
    come: namesOf(found.filter(({ hasCome }) => hasCome)),
    shown: namesOf(found.filter(({ isShown }) => isShown)),
  };
}

for (const path of PAGES) {
  test(`[PERF-01] a phone that opens ${path} is sent no picture that it does not show`, async ({ page }) => {
    await page.goto(path);
    const { come, shown } = await pictures(page);
    expect(come.filter((name) => !shown.includes(name))).toEqual([]);
  });
}

test('[PERF-01] a phone shows no more of the tiles while the page is still on its way', async ({
  page,
  baseURL,
}) => {
  const site = await startHalfDocuments(baseURL ?? '', 'produit-avocat.svg');
  try {
    await page.goto(site.address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tile = (name: string) => page.getByRole('main').locator(`img[src$="${name}.svg"]`);
    await expect(tile('portrait-caissier')).toBeVisible();
    await expect(tile('portrait-boulanger')).toBeAttached();
    await expect(tile('portrait-boulanger')).toBeHidden();
    site.finish();
    await page.waitForLoadState();
    const { come, shown } = await pictures(page);
    expect(come.filter((name) => !shown.includes(name))).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('[PERF-01] the row of patterns above the footer is one picture, and comes when it is near', async ({
  page,
}) => {
  await page.goto('/nos-metiers/les-metiers-en-supermarche');
  expect((await pictures(page)).come).not.toContain('frise.svg');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await pictures(page)).come).toContain('frise.svg');
  await expect(page.getByRole('contentinfo').locator('img')).toHaveCount(1);
});
