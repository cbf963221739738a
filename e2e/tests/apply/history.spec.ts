import type { APIRequestContext, Page } from '@playwright/test';
import { CV, fillDetails } from '../../support/application.ts';
import { ServedPages, Trail, follow, navigate } from '../../support/history.ts';
import { expect, test } from '../../support/test.ts';

const LIST = '/offres-emploi?keywords=boulanger';

/** Opens an offer from the middle of a list. */
async function openOffer(page: Page, trail: Trail): Promise<void> {
  await page.goto(LIST);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const card = page.getByRole('main').getByRole('article').nth(5);
  await card.hover();
  await trail.mark();
  await navigate(page, () => card.getByRole('link').first().click());
  await expect(page.getByRole('heading', { name: 'Vos missions' })).toBeVisible();
  await page.getByRole('link', { name: 'Postuler à cette offre' }).first().hover();
  await trail.mark();
}

const start = (page: Page, request: APIRequestContext) => new Trail(page, new ServedPages(request));

const press = (page: Page, name: string) =>
  navigate(page, () => page.getByRole('dialog').getByRole('button', { name, exact: true }).click());

/** Opens an offer and the second step of its application. Returns the recorded history. */
async function beginApplication(page: Page, request: APIRequestContext): Promise<Trail> {
  const trail = start(page, request);
  await openOffer(page, trail);
  const dialog = page.getByRole('dialog');
  await navigate(page, () => page.getByRole('link', { name: 'Postuler à cette offre' }).first().click());
  await expect(dialog.getByRole('heading', { name: 'Ajoutez votre CV' })).toBeFocused();
  await trail.mark();
  await dialog.locator('input[type=file]').setInputFiles(CV);
  await press(page, 'Continuer');
  await expect(dialog.getByRole('heading', { name: 'Vos coordonnées' })).toBeFocused();
  await fillDetails(dialog);
  await trail.mark();
  return trail;
}

for (const width of [390, 1280])
  test.describe(`[APPLY-07] [ROUTE-11] an application, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('back leads through its steps to the offer and to its card in the list', async ({
      page,
      request,
    }) => {
      const trail = await beginApplication(page, request);
      await follow(page, '/nos-metiers');
      await trail.mark();
      await trail.retrace(-1, -1, -1, -1, 1, 1, 1, 1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos métiers');
      await trail.retrace(-1);
      await expect(page.getByLabel('Prénom')).toHaveValue('Camille');
    });

    test('a reload keeps everything except the file', async ({ page, request }) => {
      const trail = await beginApplication(page, request);
      await trail.retrace(-1, 'reload', -1, -1, 1, 1);
      await expect(page.getByRole('dialog').getByText(/Ajoutez à nouveau votre fichier/)).toBeVisible();
    });

    test('leaving it removes its steps from the history, even with a double click', async ({
      page,
      request,
    }) => {
      const trail = await beginApplication(page, request);
      await page.getByRole('button', { name: 'Quitter' }).click();
      const question = page.getByRole('dialog', { name: 'Quitter la candidature' });
      await navigate(page, () => question.getByRole('button', { name: 'Quitter' }).dblclick());
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/offre-emploi\/[^#]*$/);
      await trail.expectMarked();
      await trail.retrace(-1, 1);
      // The page's link behaves like the browser's back button. It is out of view: scrolling to it is part of the mark.
      const back = page.getByRole('link', { name: 'Retour aux résultats' });
      await back.hover();
      await trail.mark();
      await navigate(page, () => back.click());
      await trail.expectMarked();
      await trail.retrace(1, -1);
    });
  });

test('[APPLY-07] [ROUTE-11] leaving a form opened by its URL shows its page', async ({ page, request }) => {
  const trail = start(page, request);
  await page.goto('/nos-metiers');
  await trail.mark();
  await page.goto('/entreprendre#candidature');
  const dialog = page.getByRole('dialog');
  await fillDetails(dialog);
  await press(page, 'Continuer');
  await expect(dialog.getByRole('heading', { name: 'Un CV à joindre' })).toBeFocused();
  await page.getByRole('button', { name: 'Quitter' }).click();
  const question = page.getByRole('dialog', { name: 'Quitter la demande' });
  await navigate(page, () => question.getByRole('button', { name: 'Quitter' }).click());
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/entreprendre');
  await trail.mark();
  await trail.retrace(-1, 1);
});

test('[ALERT-01] [ROUTE-11] the steps of an alert are history entries that keep their input', async ({
  page,
  request,
}) => {
  const trail = start(page, request);
  await page.goto(LIST);
  const strip = page.locator('form[action="/alerte"]');
  await strip.getByLabel('Votre adresse e-mail').fill('camille@exemple.fr');
  await trail.mark();
  await navigate(page, () => strip.getByRole('button', { name: 'Créer une alerte' }).click());
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('camille@exemple.fr');
  await trail.mark();
  await navigate(page, () => page.getByRole('button', { name: 'Continuer' }).click());
  await expect(page.getByRole('heading', { name: 'Quelles offres cherchez-vous' })).toBeFocused();
  await trail.mark();
  await follow(page, '/faq');
  await trail.mark();
  await trail.retrace(-1, -1, -1, 1, 1, 1, -1, 'reload', -1);
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('camille@exemple.fr');
  await navigate(page, () => page.getByRole('button', { name: 'Continuer' }).click());
  await navigate(page, () => page.getByRole('button', { name: 'Retour', exact: true }).click());
  await trail.retrace(-1, 1);
});
