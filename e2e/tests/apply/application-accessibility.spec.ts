import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { sidewaysScroll, violationsOf } from '../../support/accessibility.ts';
import { CV, answerQuestions, fillDetails, goOn, openForm } from '../../support/application.ts';
import { findOfferWithQuestions } from '../../support/offers.ts';
import { expect, test } from '../../support/test.ts';

const FORM = '**/applicationswithoutaccount/';

test.use({ viewport: { width: 320, height: 700 } });

async function check(page: Page, where: string): Promise<void> {
  expect(await violationsOf(page), where).toEqual([]);
  expect(await sidewaysScroll(page), where).toBe(0);
}

test('[A11Y-01] [APPLY-03] [APPLY-04] [APPLY-06] all states of the form are accessible', async ({
  page,
  request,
  apiAddress,
}) => {
  // Checks eight pages.
  test.slow();
  const offer = await findOfferWithQuestions(request, apiAddress);
  const dialog = await openForm(page, offer.url);
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'photo.gif', mimeType: 'image/gif', buffer: Buffer.from('gif') });
  await expect(dialog.getByText(/Format GIF non accepté/).first()).toBeVisible();
  await check(page, 'refused file');
  await file.setInputFiles(CV);
  await check(page, 'file');
  await goOn(dialog);
  await fillDetails(dialog);
  await goOn(dialog);
  await goOn(dialog);
  await expect(dialog.getByRole('heading', { name: 'Quelques questions' })).toBeFocused();
  await check(page, 'questions');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await check(page, 'question error');
  // The error links to the unanswered question.
  await dialog.getByRole('alert').getByRole('link').click();
  await expect(dialog.getByRole('group').first().locator(':focus')).toHaveCount(1);
  await answerQuestions(dialog);
  await goOn(dialog);
  await dialog.getByRole('checkbox', { name: /J’accepte/ }).check();
  await dialog.getByRole('button', { name: 'Quitter' }).click();
  await expect(page.getByRole('dialog', { name: 'Quitter la candidature ?' })).toBeVisible();
  await check(page, 'leaving');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Quitter' })).toBeFocused();

  let fail = () => {};
  const failure = new Promise<void>((resolve) => (fail = resolve));
  await page.route(FORM, async (route) => {
    await failure;
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Envoi en cours' })).toBeAttached();
  await check(page, 'sending');
  fail();
  await expect(dialog.getByRole('alert')).toContainText('Désolé, une erreur est survenue');
  await check(page, 'failure');
  await page.unroute(FORM);
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(dialog.getByRole('heading', { name: 'Votre candidature est envoyée' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Revoir cette offre' }).click();
  await page.goto(`${offer.url}#candidature/cv`);
  await page.reload();
  await expect(dialog.getByRole('heading', { name: 'Vous avez déjà postulé' })).toBeFocused();
  await check(page, 'already applied');
});

test('[A11Y-01] [APPLY-10] [APPLY-11] other forms are accessible, in steps and on one page', async ({
  page,
}) => {
  test.slow();
  for (const path of [
    '/candidature-spontanee',
    '/candidature-spontanee?domaine=logistique#candidature/cv',
    '/devenir-entrepreneur#candidature/informations',
    '/candidature/formulaire?type=dce',
    '/candidature/formulaire?domaine=magasins',
    '/candidature/envoyee?type=OFFER&reference=7XQM-42RC&recue=2026-11-21T10:02:00%2B01:00',
    '/candidature/refusee?motifs=cv.FILE_TYPE',
    '/alerte/creee',
  ]) {
    await page.goto(path);
    if (path.includes('#')) await expect(page.getByRole('dialog').getByText('Étape 1 sur')).toBeVisible();
    await check(page, path);
  }
});
