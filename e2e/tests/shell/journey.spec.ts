import { Buffer } from 'node:buffer';
import { CV, answerQuestions, fillDetails, goOn, openForm, reachTheEnd } from '../../support/application.ts';
import { findPlainOffer } from '../../support/offers.ts';
import { expect, test } from '../../support/test.ts';

test('[SEARCH-01] [OFFER-01] [APPLY-01] [APPLY-08] from a search to a sent application', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Votre prochain métier est en rayon/);

  const form = page.getByRole('search');
  await form.getByLabel('Quel métier').fill('boucher');
  await form.getByLabel('Où').pressSequentially('Nantes');
  await page.getByRole('option', { name: 'Nantes (44)' }).click();
  await form.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL('/nos-offres/boucher/nantes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /offres? de boucher à moins de 30.km de Nantes$/,
  );
  const count = page.getByRole('status').filter({ hasText: /offres? d’emploi/ });
  await expect(count).toBeAttached();

  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(10);
  const title = (await cards.first().getByRole('heading').innerText()).trim();
  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/offre-emploi\/[a-z0-9-]+-\d{4}-\d+\?source=careers$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { name: 'Vos missions' })).toBeVisible();

  await page.getByRole('link', { name: 'Postuler à cette offre' }).first().click();
  const dialog = page.getByRole('dialog', { name: /Postuler/ });
  await expect(dialog.getByRole('heading', { name: 'Ajoutez votre CV' })).toBeFocused();
  await dialog.locator('input[type=file]').setInputFiles(CV);
  await goOn(dialog);
  await fillDetails(dialog);
  await goOn(dialog);
  await dialog.getByRole('button', { name: 'Passer cette étape' }).click();
  const questions = dialog.getByRole('heading', { name: 'Quelques questions' });
  const end = dialog.getByRole('heading', { name: 'Tout est prêt' });
  await expect(questions.or(end)).toBeFocused();
  // Offers have none to three questions.
  if (await questions.isVisible()) {
    await answerQuestions(dialog);
    await goOn(dialog);
  }
  await expect(end).toBeVisible();
  await dialog.getByRole('checkbox', { name: /J’accepte/ }).check();
  await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();

  await expect(dialog.getByRole('heading', { name: 'Votre candidature est envoyée' })).toBeFocused();
  await expect(dialog.getByText(/Référence de votre candidature\s: [2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoir cette offre' }).click();
  await expect(page.getByText(/Vous avez postulé le/)).toBeVisible();
});

test('[APPLY-02] [APPLY-05] errors are shown at their field and in a focused summary', async ({
  page,
  request,
  apiAddress,
}) => {
  const offer = await findPlainOffer(request, apiAddress, 'boucher');
  await page.goto(`${offer.url}#candidature/cv`);
  const dialog = page.getByRole('dialog', { name: /Postuler/ });
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  const summary = dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: 'Merci de renseigner votre CV' })).toBeVisible();

  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.gif', mimeType: 'image/gif', buffer: Buffer.from('gif') });
  await expect(
    dialog.getByText('Merci de vérifier le format ou la taille de votre fichier').first(),
  ).toBeVisible();
  await expect(dialog.getByText(/Format GIF non accepté/).first()).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(CV);
  await dialog.getByRole('button', { name: 'Continuer' }).click();

  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Le prénom est obligatoire',
    'Le nom est obligatoire',
    "Le format de l'e-mail est invalide",
    'Le code postal est obligatoire',
  ]);
  await dialog.getByRole('alert').getByRole('link', { name: 'Le nom est obligatoire' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Nom/ })).toBeFocused();
});

test('[APPLY-07] a reload keeps the text and asks for the file again', async ({
  page,
  request,
  apiAddress,
}) => {
  const offer = await findPlainOffer(request, apiAddress, 'boulanger');
  await page.goto(`${offer.url}#candidature/cv`);
  const dialog = page.getByRole('dialog', { name: /Postuler/ });
  await dialog.locator('input[type=file]').setInputFiles(CV);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await dialog.getByLabel('Prénom').fill('Camille');
  page.once('dialog', (warning) => void warning.accept());
  await page.reload();
  await expect(dialog.getByText(/Ajoutez à nouveau votre fichier/)).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(CV);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog.getByLabel('Prénom')).toHaveValue('Camille');
  await page.goBack();
  await expect(dialog.getByRole('heading', { name: 'Ajoutez votre CV' })).toBeVisible();
});

test('[APPLY-06] a failed submission keeps the form; the retry has the same idempotency key', async ({
  page,
  request,
  apiAddress,
}) => {
  const offer = await findPlainOffer(request, apiAddress, 'cariste');
  const keys: string[] = [];
  let fails = true;
  await page.route('**/applicationswithoutaccount/', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (!fails) return route.continue();
    fails = false;
    return route.abort();
  });
  const dialog = await openForm(page, offer.url);
  await reachTheEnd(dialog);
  await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/Désolé, une erreur est survenue/);
  await dialog.getByRole('button', { name: 'Réessayer' }).dblclick();
  await expect(dialog.getByRole('heading', { name: 'Votre candidature est envoyée' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
