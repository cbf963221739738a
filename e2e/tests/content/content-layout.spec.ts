import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Returns the first words of items that stand alone in the last row of a list of equal columns, beside a gap. */
const itemsBesideGaps = (page: Page) =>
  page.evaluate(() => {
    const right = (elements: readonly Element[]) =>
      Math.max(...elements.map((element) => element.getBoundingClientRect().right));
    return [...document.querySelectorAll('main :is(ul, ol, dl)')].flatMap((list) => {
      const rows = Map.groupBy(list.children, (item) => Math.round(item.getBoundingClientRect().top));
      const [first = [], ...others] = rows.values();
      const widths = new Set(first.map((item) => Math.round(item.getBoundingClientRect().width)));
      const [last] = others.at(-1) ?? [];
      if (!last || first.length < 2 || widths.size > 1) return [];
      return right(first) - right(others.at(-1) ?? []) > 1 ? [last.textContent.slice(0, 40)] : [];
    });
  });

for (const width of [768, 1280])
  for (const [id, path] of [
    ['CONTENT-04', '/notre-culture-dentreprise'],
    ['CONTENT-06', '/trouve-ton-sommet'],
    ['CONTENT-02', '/nos-metiers/les-metiers-en-supermarche/boucher'],
    ['ENTR-02', '/entreprendre/demarches'],
    ['CONTENT-02', '/nos-metiers'],
    // A row of two is no gap in the middle of a wide page.
    ...(width === 768 ? ([['LAYOUT-05', '/candidature-spontanee']] as const) : []),
  ] as const)
    test(`[${id}] at ${width} px no card or step of ${path} is beside a gap`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1024 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await itemsBesideGaps(page)).toEqual([]);
    });

test('[CONTENT-07] the picture of a legal page is as high as its band', async ({ page }) => {
  for (const width of [768, 1280])
    for (const path of ['/charte-candidat', '/accessibilite', '/plan-de-site', '/donnees-personnelles']) {
      await page.setViewportSize({ width, height: 1024 });
      await page.goto(path);
      const band = page
        .locator('main [data-ground]')
        .filter({ has: page.getByRole('heading', { level: 1 }) });
      const [picture, height, end] = await band.evaluate((element) => {
        const style = getComputedStyle(element, '::before');
        return [
          style.backgroundImage,
          Number.parseFloat(style.height),
          element.getBoundingClientRect().height,
        ];
      });
      expect.soft(picture, path).toContain('.svg');
      expect.soft(height, `${path} at ${width} px`).toBeCloseTo(end, 1);
    }
});

test('[CONTENT-08] the posters of films show each face whole', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto('/ils-temoignent');
    const portraits = page.getByRole('main').getByRole('listitem').locator('img[src*="portrait-"]');
    await expect(portraits).toHaveCount(10);
    for (const portrait of await portraits.all()) {
      const box = await portrait.boundingBox();
      expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(1.5);
    }
  }
});
