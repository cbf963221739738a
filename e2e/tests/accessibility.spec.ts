import { sidewaysScroll, violationsOf } from '../support/accessibility.ts';
import { findPlainOffer } from '../support/offers.ts';
import { expect, test } from '../support/test.ts';

const PATHS = [
  '/',
  '/offres-emploi?keywords=boucher&codeTown=town_44109',
  '/offres-emploi?keywords=xyzxyzxyz',
  '/offres-emploi/carte?keywords=boucher&codeDepartment=dep_44',
  '/nos-metiers',
  '/nos-metiers/les-metiers-en-supermarche',
  '/nos-metiers/les-metiers-en-supermarche/boucher',
  '/entreprendre',
  '/inconnu',
];

for (const width of [320, 768, 1280]) {
  test(`[A11Y-01] no violation and no sideways scroll at ${width} px`, async ({
    page,
    request,
    apiAddress,
  }) => {
    // Ten pages, each read whole.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const { list } = (await (await request.get(`${apiAddress}/api/v2.0/offers/?size=1`)).json()) as {
      list: { url: string }[];
    };
    for (const path of [...PATHS, list[0]!.url]) {
      await page.goto(path);
      expect(await violationsOf(page), path).toEqual([]);
      expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
    }
  });
}

test('[A11Y-01] no violation with the mega menu, the burger and the application open', async ({
  page,
  request,
  apiAddress,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Trouver mon métier' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Trouver mon métier' }).click();
  await expect(page.getByRole('heading', { name: 'Nos métiers' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  const offer = await findPlainOffer(request, apiAddress, 'boucher');
  await page.goto(`${offer.url}#candidature/cv`);
  await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
