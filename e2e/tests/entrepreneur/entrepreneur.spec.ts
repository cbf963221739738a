import type { Page } from '@playwright/test';
import { sidewaysScroll, violationsOf } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

const PAGES = [
  [
    'ENTR-01',
    '/entreprendre',
    'Ouvrez la porte. C’est la vôtre.',
    /^Devenir entrepreneur\s: ouvrez votre magasin/,
  ],
  [
    'ENTR-02',
    '/entreprendre/demarches',
    'Les premières démarches',
    /^Devenir Associé\s: les premières démarches/,
  ],
  ['ENTR-02', '/faq', 'Questions fréquentes', /^Questions fréquentes\s: postuler/],
  [
    'ENTR-03',
    '/devenir-entrepreneur',
    'Devenir entrepreneur : qui contacter ?',
    /^Devenir entrepreneur\s: qui contacter/,
  ],
  ['ENTR-04', '/valeurs', 'Nos valeurs tiennent en quatre mots', /^Nos valeurs\s: indépendance/],
] as const;

const main = (page: Page) => page.getByRole('main');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [id, path, heading, title] of PAGES) {
    test(`[ROUTE-01] [${id}] ${path} has its own title, heading and canonical URL`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    });
  }

  test('[ENTR-01] both sides of the cards, all contacts and all answers are visible', async ({ page }) => {
    await page.goto('/entreprendre');
    for (const text of [
      'Vous avez dirigé une équipe',
      '12 à 18 mois',
      '18 à 24 mois',
      'Hélène Vasseur',
      'Inès Garcia',
    ])
      await expect(main(page).getByText(text).first()).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
    await page.goto('/faq');
    const answer = page.getByText('13 mois après notre dernier contact');
    await expect(answer).toBeHidden();
    await page.getByText('Combien de temps gardez-vous mes données').click();
    await expect(answer).toBeVisible();
  });

  test('[APPLY-11] "Être contacté(e)" links to the form as a page', async ({ page }) => {
    await page.goto('/entreprendre/demarches');
    await main(page).getByRole('link', { name: 'Être contacté(e)' }).first().click();
    await expect(page).toHaveURL(/\/candidature\/formulaire\?type=dce$/);
    await expect(page.getByRole('textbox', { name: /Prénom/ })).toBeVisible();
  });
});

test('[ENTR-01] a card flips by keyboard, hides its other side, and respects reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/entreprendre');
  const button = page.getByRole('button', { name: 'Voir le parcours : Je suis en reconversion' });
  const duration = main(page).getByText('18 à 24 mois');
  await expect(duration).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(duration).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voir le profil : Je suis en reconversion' })).toBeFocused();
  await expect(main(page).getByText('vous voulez entreprendre près de chez vous')).toBeHidden();
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().endTime ?? 0)),
    ),
  );
  expect(longest).toBeLessThanOrEqual(2);
});

const scrollTo = (page: Page, text: string, block: ScrollLogicalPosition) =>
  page
    .getByRole('main')
    .getByText(text)
    .first()
    .evaluate((element, where) => element.scrollIntoView({ block: where }), block);

test('[ENTR-01] the floating button links to the contacts, and is hidden there', async ({ page }) => {
  await page.goto('/entreprendre');
  const floating = page.getByRole('link', { name: 'Contactez-nous' });
  await scrollTo(page, 'Trois profils, deux réseaux', 'start');
  await floating.click();
  await expect(page.getByRole('heading', { name: 'Qui contacter dans votre région ?' })).toBeInViewport();
  await expect(floating).toBeHidden();
  await scrollTo(page, 'Trois profils, deux réseaux', 'start');
  await expect(floating).toBeVisible();
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const)
  test(`[ENTR-01] the floating button is away from the figures at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/entreprendre');
    const floating = page.getByRole('link', { name: 'Contactez-nous' });
    await scrollTo(page, 'des stagiaires deviennent Associés', 'end');
    await expect(floating).toBeHidden();
    await scrollTo(page, 'Trois profils, deux réseaux', 'start');
    await expect(floating).toBeVisible();
  });

test('[ENTR-01] the profile cards turn, unless motion is to be reduced', async ({ page }) => {
  await page.goto('/entreprendre');
  const card = page.locator('#profils article').first();
  await card.evaluate((element) => {
    element.addEventListener('animationstart', () => element.setAttribute('data-moved', ''));
  });
  await card.getByRole('button', { name: /^Voir le parcours/ }).click();
  await expect(card).toHaveAttribute('data-moved', '');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await card.evaluate((element) => element.removeAttribute('data-moved'));
  await card.getByRole('button', { name: /^Voir le profil/ }).click();
  await expect(card.getByRole('button', { name: /^Voir le parcours/ })).toBeVisible();
  expect(await card.getAttribute('data-moved')).toBeNull();
});

test('[ENTR-03] each region has its contact, and a URL that restores it', async ({ page }) => {
  await page.goto('/devenir-entrepreneur');
  for (const [region, name, hash] of [
    ['Est', 'Karim Benali', '#est'],
    ['Grand Sud', 'Inès Garcia', '#grand-sud'],
    ['Nord-ouest et Île-de-France', 'Hélène Vasseur', '#nord-ouest-ile-de-france'],
    ['Ouest', 'Claire Morvan', '#ouest'],
  ] as const) {
    await page.getByRole('radio', { name: region, exact: true }).check({ force: true });
    const panel = main(page).getByRole('region', { name: region, exact: true });
    await expect(panel.getByRole('heading', { name })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^0\d( \d\d){4}$/ })).toHaveAttribute(
      'href',
      /^tel:\+33\d{9}$/,
    );
    await expect(panel.getByRole('link', { name: /Déposer votre dossier/ })).toHaveAttribute(
      'href',
      /^https:/,
    );
    expect(new URL(page.url()).hash).toBe(hash);
  }
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Ouest', exact: true })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Claire Morvan' })).toBeVisible();
});

test('[APPLY-11] "Être contacté(e)" opens the form, and Escape closes it', async ({ page }) => {
  await page.goto('/devenir-entrepreneur#ouest');
  await expect(page.getByRole('radio', { name: 'Ouest', exact: true })).toBeChecked();
  await main(page).getByRole('link', { name: 'Être contacté(e)' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('heading', { name: 'Vos coordonnées' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Claire Morvan' })).toBeVisible();
});

test('[ERROR-02] [APPLY-11] a contact form that cannot be opened leads to the one that works without scripts', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/./);
  await page.route(/\/remotes\/mf-apply\/.*\.js/, (route) => route.abort());
  await page.goto('/devenir-entrepreneur');
  await page.getByRole('link', { name: 'Être contacté(e)' }).first().click();
  const plain = page.getByRole('link', { name: 'Remplir le formulaire sur une page à part' });
  await expect(plain).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(plain).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/candidature\/formulaire\?type=dce$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Être contacté(e)');
});

test('[ENTR-02] a link to a question opens it', async ({ page }) => {
  await page.goto('/faq#apport');
  await expect(page.getByText('démarre à 70 000 € pour un magasin Utile')).toBeVisible();
  await page.goto('/entreprendre/demarches');
  const questions = main(page).locator('#questions');
  await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(6);
});

test('[ROUTE-11] navigations without reload set title and focus, and back works', async ({ page }) => {
  await page.goto('/entreprendre');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const [link, heading] of [
    ['Les premières démarches', 'Les premières démarches'],
    ['Nos valeurs', 'Nos valeurs tiennent en quatre mots'],
    ['Questions fréquentes', 'Questions fréquentes'],
    ['Qui contacter', 'Devenir entrepreneur : qui contacter ?'],
  ] as const) {
    await main(page)
      .getByRole('region', { name: 'Pour aller plus loin' })
      .getByRole('link', { name: link })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveTitle(/^Questions fréquentes/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[ENTR-04] [CONTENT-09] pages state amounts, durations and figures as given', async ({ page }) => {
  const texts: string[] = [];
  for (const [, path] of PAGES) {
    await page.goto(path);
    texts.push((await main(page).textContent()) ?? '');
  }
  const all = texts.join('\n').replaceAll('\u00a0', ' ');
  for (const figure of [
    ...['90 %', '4 à 18 mois', '8 à 12', '12 à 18', '18 à 24', '4 à 8', '6 à 12'],
    ...['70 000 €', '150 000 €', '250 000 € ou 500 000 €', '100 000 € et 250 000 €'],
    ...[
      '1 793',
      '66 Hyper U, 764 Super U, 427 U Express et 466 Utile',
      '75 000',
      '75 %',
      '2 500',
      '27entrepôts',
    ],
    ...['environ 400 magasins, plus de 550 personnes et 22 000 références'],
  ])
    expect(all).toContain(figure);
});

test('[A11Y-01] the store owners’ pages have no violations, no horizontal scroll at 320, 768 and 1280 px', async ({
  page,
}) => {
  // Checks five pages with everything expanded, each at three widths.
  test.slow();
  for (const [, path] of PAGES) {
    await page.goto(path);
    for (const button of await main(page).getByRole('button').all()) await button.click();
    for (const summary of await main(page).locator('summary').all()) await summary.click();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page), `${path} at ${width} px`).toEqual([]);
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
