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

/** Returns the names of loaded and of rendered pictures. */
async function pictures(page: Page): Promise<{ loaded: string[]; shown: string[] }> {
  const found = await page.evaluate(() =>
    [...document.images].map((picture) => ({
      name: picture.src.replace(/.*\//, ''),
      isLoaded: picture.complete && picture.naturalWidth > 0,
      isShown: picture.checkVisibility(),
    })),
  );
  const namesOf = (selected: typeof found) => selected.map(({ name }) => name);
  return {
    loaded: namesOf(found.filter(({ isLoaded }) => isLoaded)),
    shown: namesOf(found.filter(({ isShown }) => isShown)),
  };
}

for (const path of PAGES) {
  test(`[PERF-01] on a phone, ${path} loads no hidden pictures`, async ({ page }) => {
    await page.goto(path);
    const { loaded, shown } = await pictures(page);
    expect(loaded.filter((name) => !shown.includes(name))).toEqual([]);
  });
}

test('[PERF-01] on a phone, extra tiles stay hidden while the document is loading', async ({
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
    const { loaded, shown } = await pictures(page);
    expect(loaded.filter((name) => !shown.includes(name))).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('[PERF-01] the frieze above the footer is one lazy picture', async ({ page }) => {
  await page.goto('/nos-metiers/les-metiers-en-supermarche');
  expect((await pictures(page)).loaded).not.toContain('frise.svg');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await pictures(page)).loaded).toContain('frise.svg');
  await expect(page.getByRole('contentinfo').locator('img')).toHaveCount(1);
});
