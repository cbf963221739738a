import type { Page } from '@playwright/test';
import { sidewaysScroll, violationsOf } from '../../support/accessibility.ts';
import { FIRST_VISIT } from '../../bench/budgets.ts';
import { expect, test } from '../../support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Content pages that do not depend on API data, with their headings. */
const PAGES: readonly (readonly [path: string, heading: string])[] = [
  ['/nos-metiers', 'Nos métiers'],
  ['/nos-metiers/les-metiers-en-supermarche', 'Les métiers en supermarché'],
  [
    '/nos-metiers/les-metiers-du-commerce-dans-la-grande-distribution',
    'Les métiers du commerce dans la grande distribution',
  ],
  [
    '/nos-metiers/les-metiers-marketing-et-digital-dans-la-grande-distribution',
    'Les métiers du marketing et du digital dans la grande distribution',
  ],
  [
    '/nos-metiers/les-metiers-du-developpement-reseau-magasin-dans-la-grande-distribution',
    'Les métiers du développement réseau dans la grande distribution',
  ],
  [
    '/nos-metiers/les-metiers-de-l-informatique-dans-la-grande-distribution',
    'Les métiers de l’informatique dans la grande distribution',
  ],
  [
    '/nos-metiers/les-metiers-de-la-logistique-dans-la-grande-distribution',
    'Les métiers de la logistique dans la grande distribution',
  ],
  [
    '/nos-metiers/les-metiers-supports-dans-la-grande-distribution',
    'Les métiers supports dans la grande distribution',
  ],
  ['/nos-metiers/les-metiers-en-supermarche/boucher', 'Boucher'],
  ['/qui-sommes-nous', 'Des commerçants indépendants, réunis en coopérative'],
  ['/notre-culture-dentreprise', 'Ici, on se donne la main, et les clés'],
  ['/ils-temoignent', 'Ils font le métier, ils le racontent'],
  ['/organisation-cooperative-u', 'Une coopérative, onze maisons'],
  ['/organisation-cooperative-u/super-u', 'Super U, le supermarché où l’on vous appelle par votre prénom'],
  ['/organisation-cooperative-u/hyper-u', 'Hyper U, le grand marché couvert'],
  ['/organisation-cooperative-u/u-express', 'U Express, à deux rues de chez vous'],
  ['/organisation-cooperative-u/utile', 'Utile, le nom dit tout'],
  ['/organisation-cooperative-u/magasins-u', 'Les magasins, notre raison d’être'],
  ['/organisation-cooperative-u/u-proximite-france', 'U Proximité France, au service des petits commerces'],
  ['/organisation-cooperative-u/u-log', 'U Log, la nuit, les rayons voyagent'],
  ['/organisation-cooperative-u/u-tech', 'U Tech, du code que l’on voit en faisant ses courses'],
  ['/organisation-cooperative-u/info-u', 'Info U, la voix qui répond quand la caisse s’arrête'],
  ['/organisation-cooperative-u/u-paiement', 'U Paiement, deux secondes qui doivent marcher'],
  ['/organisation-cooperative-u/cooperative-u-entite', 'Coopérative U, un siège que les magasins possèdent'],
  ['/actualites', 'Actualités'],
  ['/soutenonslesjeunes', 'Soutenons les jeunes, pour de vrai'],
  ['/trouve-ton-sommet', 'Trouve ton sommet'],
  ['/charte-candidat', 'Charte candidat'],
  ['/nos-mentions-legales', 'Mentions légales'],
  ['/donnees-personnelles', 'Données personnelles'],
  ['/informations-cookies', 'Cookies'],
  ['/accessibilite', 'Déclaration d’accessibilité'],
  ['/plan-de-site', 'Plan du site'],
];

/** Figures by page, as given by the owner (specification.md#1-what-the-product-does-and-for-whom). */
const FIGURES: readonly (readonly [path: string, figures: readonly string[]])[] = [
  [
    '/',
    ['1 793', '75 000', '20 000', '2 500', '27', '600', '650', '400', '550', '22 000', '90 %', '70 000 €'],
  ],
  ['/qui-sommes-nous', ['66 Hyper U, 764 Super U, 427 U Express et 466 Utile', '75 %']],
  ['/notre-culture-dentreprise', ['14', '2', '70 %', '9 €']],
  ['/organisation-cooperative-u/u-proximite-france', ['environ 400', 'plus de 550', '22 000']],
];

const newsPath = async (page: Page) => {
  await page.goto('/actualites');
  return (
    (await page.getByRole('main').getByRole('article').first().getByRole('link').getAttribute('href')) ?? ''
  );
};

test('[CONTENT-07] tables of cookies and data fit a phone, each row as a block with its names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/informations-cookies', '/donnees-personnelles']) {
    await page.goto(path);
    const tables = page.getByRole('main').locator('table');
    await expect(tables.first()).toBeVisible();
    for (const table of await tables.all()) {
      const cell = table.locator('tbody td').first();
      const name = await cell.getAttribute('data-column');
      expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(name);
      expect(
        await table.evaluate(({ parentElement }) => parentElement!.scrollWidth - parentElement!.clientWidth),
      ).toBe(0);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[ROUTE-01] every content page has its own heading, title and canonical URL', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const titles = new Set<string>();
    for (const [path, heading] of PAGES) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', `${baseURL}${path}`);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      expect(description?.length ?? 0, path).toBeGreaterThan(49);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(PAGES.length);
  });

  test('[CONTENT-09] pages state the figures as given', async ({ page }) => {
    for (const [path, figures] of FIGURES) {
      await page.goto(path);
      const text = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
      for (const figure of figures) expect(text, `${path} ${figure}`).toContain(figure);
    }
  });

  test('[CONTENT-06] all sections of the campaign are visible', async ({ page }) => {
    await page.goto('/soutenonslesjeunes');
    for (const name of ['L’école des nouveaux métiers', '2 500 apprentis', 'Un premier contrat'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  test('[CONTENT-05] the list links to each news item', async ({ page }) => {
    const path = await newsPath(page);
    expect(path).toMatch(/^\/actualites\/[a-z0-9-]+-\d{1,9}$/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('[ROUTE-04] [ROUTE-06] [ROUTE-07] [ROUTE-08] other URLs redirect to the page, or are 404', async ({
  request,
  page,
}) => {
  const news = await newsPath(page);
  const number = /\d+$/.exec(news)?.[0] ?? '';
  for (const [path, canonical] of [
    [
      '/nos-metiers/les-metiers-supports-dans-la-grande-distribution/boucher',
      '/nos-metiers/les-metiers-en-supermarche/boucher',
    ],
    ['/organisation-cooperative-u/u-logistique', '/organisation-cooperative-u/u-log'],
    ['/organisation-cooperative-u/autre/u-tech', '/organisation-cooperative-u/u-tech'],
    [`/actualites/${number}`, news],
    [`/actualites/autre-titre-${number}`, news],
    ['/%7Btrouve-ton-sommet%7D', '/trouve-ton-sommet'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']], path).toEqual([301, canonical]);
  }
  for (const [path, caption] of [
    ['/nos-metiers/les-metiers-inconnus', 'Secteur introuvable'],
    ['/nos-metiers/les-metiers-en-supermarche/inconnu', 'Métier introuvable'],
    ['/organisation-cooperative-u/inconnue', 'ERREUR'],
    ['/actualites/x-1234567890', 'ERREUR'],
    ['/actualites/x-999999999', 'ERREUR'],
    ['/trouve-ton-chemin', 'ERREUR'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain(caption);
  }
});

/** Groups of pages, which run in parallel. */
const GROUPS = 3;
const WIDTHS = [320, 768, 1280] as const;
for (let group = 0; group < GROUPS; group += 1) {
  test(`[A11Y-01] content, part ${group + 1} of ${GROUPS}: no violations, no horizontal scroll`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const paths = PAGES.map(([path]) => path).filter((_, index) => index % GROUPS === group);
    if (group === 0) paths.push(await newsPath(page));
    for (const [index, path] of paths.entries()) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
      // Alternates widths: accessibility.spec.ts checks one page of each kind at all widths.
      const width = WIDTHS[index % WIDTHS.length] ?? 320;
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page), `${path} at ${width} px`).toEqual([]);
    }
  });
}

test('[CONTENT-08] a video requests nothing before consent, then plays without a reload', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
  });
  await page.goto('/trouve-ton-sommet');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const main = page.getByRole('main');
  await expect(
    main.getByText('Pour voir cette vidéo, autorisez les cookies publicitaires puis rafraîchissez la page.'),
  ).toBeVisible();
  await main.getByText('Lire la transcription').click();
  await expect(main.getByText('Mon sommet à moi')).toBeVisible();

  await main.getByRole('button', { name: 'Gérer mes cookies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gérer mes cookies' });
  await dialog.getByRole('checkbox', { name: 'Publicité et vidéos' }).check();
  await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  const play = main.getByRole('button', { name: 'Lire la vidéo : Trouve ton sommet' });
  await expect(play).toBeFocused();
  expect(requests).toEqual([]);

  await play.click();
  await expect(main.locator('iframe[title="Vidéo : Trouve ton sommet"]')).toBeVisible();
  await expect.poll(() => requests.length).toBe(1);
  expect(new URL(requests[0]!).pathname).toBe('/embed/sommetFilm1');

  await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer mes cookies' }).click();
  await dialog.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(main.locator('iframe')).toHaveCount(0);
});

test('[CONTENT-06] tabs support keyboard navigation and URL fragments', async ({ page }) => {
  await page.goto('/soutenonslesjeunes#emplois');
  await expect(page.getByRole('tab', { name: 'Les emplois' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Les emplois' }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'L’école' })).toBeFocused();
  await expect(page).toHaveURL(/#ecole$/);
  await expect(page.getByRole('tabpanel', { name: 'L’école' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Un premier contrat' })).toBeHidden();
});

test('[PERF-01] legal pages load less than five kilobytes of the area’s code', async ({ page }) => {
  for (const path of [
    '/charte-candidat',
    '/nos-mentions-legales',
    '/donnees-personnelles',
    '/informations-cookies',
    '/accessibilite',
    '/plan-de-site',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/remotes\/mf-content\/.*\.js$/.test(name) && !name.endsWith('remoteEntry.js'))
        .reduce((total, entry) => total + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThan(5 * 1024);
  }
});

/** Pages that cost most of each kind, with the budget of their scripts. */
const SCRIPT_BUDGETS = [
  ['/', FIRST_VISIT.contentScripts.budget.atMost],
  ['/organisation-cooperative-u/cooperative-u-entite', FIRST_VISIT.contentScripts.budget.atMost],
  ['/entreprendre', FIRST_VISIT.contentScripts.budget.atMost],
  ['/offres-emploi', FIRST_VISIT.searchScripts.budget.atMost],
] as const;

for (const [path, kilobytes] of SCRIPT_BUDGETS)
  test(`[PERF-01] a first visit of ${path} loads at most ${kilobytes} kB of scripts`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((total, entry) => total + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(50 * 1024);
    expect(bytes / 1024).toBeLessThan(kilobytes);
  });
