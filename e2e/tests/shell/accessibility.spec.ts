import { sidewaysScroll, unreadableIn, violationsOf } from '../../support/accessibility.ts';
import { findPlainOffer } from '../../support/offers.ts';
import { expect, test } from '../../support/test.ts';

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

/** One page of each other kind. */
const OTHER_KINDS = [
  '/qui-sommes-nous',
  '/organisation-cooperative-u/u-log',
  '/ils-temoignent',
  '/actualites',
  '/soutenonslesjeunes',
  '/trouve-ton-sommet',
  '/informations-cookies',
  '/gerer-mes-cookies',
  '/candidature-spontanee',
  '/alerte',
  '/favoris',
  '/entreprendre/demarches',
  '/devenir-entrepreneur',
  '/valeurs',
  '/faq',
];

test('[A11Y-01] no violations and no horizontal scroll at 320, 768 and 1280 px', async ({
  page,
  request,
  apiAddress,
}) => {
  // Checks ten pages, each at three widths.
  test.slow();
  const { list } = (await (await request.get(`${apiAddress}/api/v2.0/offers/?size=1`)).json()) as {
    list: { url: string }[];
  };
  for (const path of [...PATHS, list[0]!.url]) {
    await page.goto(path);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page), `${path} at ${width} px`).toEqual([]);
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('[A11Y-01] no violations with an open mega menu, burger menu and application', async ({
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

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' });

  test('[A11Y-04] every kind of page is readable', async ({ page, request, apiAddress }) => {
    // Checks twenty pages.
    test.slow();
    const offer = await findPlainOffer(request, apiAddress, 'boucher');
    for (const path of [...PATHS, ...OTHER_KINDS, offer.url]) {
      await page.goto(path);
      expect(await unreadableIn(page), path).toEqual([]);
    }
  });

  test('[A11Y-04] menus, suggestions, cookie choices and errors are readable', async ({
    page,
    request,
    apiAddress,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Trouver mon métier' }).click();
    expect(await unreadableIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Quel métier' }).fill('bou');
    await page.getByRole('listbox').getByRole('option').first().hover();
    expect(await unreadableIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Gérer mes cookies' }).last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await unreadableIn(page)).toEqual([]);
    const offer = await findPlainOffer(request, apiAddress, 'boucher');
    await page.goto(`${offer.url}#candidature/cv`);
    await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await unreadableIn(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/offres-emploi?keywords=boucher');
    await page.getByRole('button', { name: /^Filtres/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await unreadableIn(page)).toEqual([]);
  });
});
