import { Buffer } from 'node:buffer';
import type { Locator } from '@playwright/test';
import { documentSamples } from '@careers/api-client/document-samples';
import { sidewaysScroll, violationsOf } from '../../support/accessibility.ts';
import { anAddress, CV, fillDetails, goOn, openForm, reachTheEnd } from '../../support/application.ts';
import { findPlainOffer } from '../../support/offers.ts';
import { isFocused, tabTo } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

const FORM = '**/applicationswithoutaccount/';

test('[APPLY-10] a spontaneous application is sent once per domain', async ({ page }) => {
  await page.goto('/candidature-spontanee');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Logistique' }).click();
  const dialog = page.getByRole('dialog', { name: 'Candidature spontanée : Logistique' });
  await reachTheEnd(dialog);
  await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(
    dialog.getByRole('heading', { name: 'Votre candidature spontanée est envoyée' }),
  ).toBeFocused();
  await dialog.getByRole('button', { name: 'Revenir aux domaines' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Logistique' }).click();
  await expect(dialog.getByRole('heading', { name: 'Vous avez déjà postulé' })).toBeVisible();
});

test('[CONSENT-01] the cookies page lists what visiting, searching and applying keep', async ({
  page,
  request,
  apiAddress,
}) => {
  await page.goto('/offres-emploi?keywords=boulanger');
  const offer = await findPlainOffer(request, apiAddress, 'boulanger');
  await reachTheEnd(await openForm(page, offer.url));
  await page.reload();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(kept).toContain('scroll-positions');
  await page.goto('/informations-cookies');
  const names = await page.getByRole('row').locator(':is(td, th):first-child').allTextContents();
  const isListed = (key: string) =>
    names.some((name) => key.startsWith(name.replace(/ \(.*\)$/, '').replace('…', '')));
  expect([...kept, ...cookies].filter((key) => !isListed(key))).toEqual([]);
});

test('[APPLY-03] the browser judges files as the server does', async ({ page, request, apiAddress }) => {
  const offer = await findPlainOffer(request, apiAddress, 'boulanger');
  const dialog = await openForm(page, offer.url);
  for (const [index, { fileName, bytes, kind }] of documentSamples().entries()) {
    // Another name for each: what is said of the one before is not taken for it.
    const name = `${index}-${fileName}`;
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
    const said = `${kind ? 'Fichier choisi' : 'Fichier refusé'} : ${name.trim()}`;
    await expect(dialog.getByRole('status').filter({ hasText: said })).toBeAttached();
  }
});

test('[APPLY-03] invalid files are rejected when chosen; server errors lead back to their step', async ({
  page,
  request,
  apiAddress,
  expectConsoleErrors,
}) => {
  // The server rejects the form.
  expectConsoleErrors(/status of 400 .*applicationswithoutaccount/);
  const offer = await findPlainOffer(request, apiAddress, 'boulanger');
  const dialog = await openForm(page, offer.url);
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ ...CV, buffer: Buffer.from('MZ\u0000\u0000 not a PDF') });
  await expect(dialog.getByRole('status').filter({ hasText: 'Fichier refusé : cv.pdf.' })).toBeAttached();
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(page).toHaveTitle(/^Erreur\s: /);

  // Has the signature of a Word document, and is none.
  const archive = { name: 'cv.docx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004 nothing in it') };
  await file.setInputFiles(archive);
  await expect(dialog.getByRole('status').filter({ hasText: 'Fichier refusé : cv.docx.' })).toBeAttached();

  const message = 'Merci de vérifier le format ou la taille de votre fichier';
  const refusal = { status: 400, json: [{ field: 'cv', code: 'FILE_TYPE', message }] };
  await page.route(FORM, (route) => route.fulfill(refusal), { times: 1 });
  await reachTheEnd(dialog);
  await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(dialog.getByRole('heading', { name: 'Ajoutez votre CV' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByRole('alert').getByText(message)).toBeVisible();
  await file.setInputFiles(CV);
  await expect(page).not.toHaveTitle(/^Erreur/);
  for (let step = 0; step < 3; step += 1) await goOn(dialog);
  await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(dialog.getByRole('heading', { name: 'Votre candidature est envoyée' })).toBeVisible();
});

test('[APPLY-12] when the offer has closed, the form says so, lists similar ones and keeps its text', async ({
  page,
  request,
  apiAddress,
  expectConsoleErrors,
}) => {
  // The server rejects the form.
  expectConsoleErrors(/status of 400 .*applicationswithoutaccount/);
  const offer = await findPlainOffer(request, apiAddress, 'caissier');
  await page.route(FORM, (route) =>
    route.fulfill({
      status: 400,
      json: [{ field: 'offerReference', code: 'OFFER_CLOSED', message: 'Cette offre n’est plus disponible' }],
    }),
  );
  const dialog = await openForm(page, offer.url);
  await reachTheEnd(dialog, { email: 'kept@exemple.fr' });
  await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(dialog.getByText(/Cette offre n’est plus disponible/)).toBeVisible();
  const similar = dialog.getByRole('heading', { name: 'Offres similaires' }).locator('..').getByRole('link');
  await expect(similar).toHaveCount(3);
  await similar.first().click();
  await expect(page).not.toHaveURL(new RegExp(offer.reference));
  await page.getByRole('link', { name: 'Postuler à cette offre' }).first().click();
  await page.getByRole('dialog').first().locator('input[type=file]').setInputFiles(CV);
  await page.getByRole('dialog').first().getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('dialog').first().getByLabel('Adresse e-mail')).toHaveValue('kept@exemple.fr');
});

test('[APPLY-06] a retry after a lost response is idempotent', async ({ page, request, apiAddress }) => {
  const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
  const dialog = await openForm(page, offer.url);
  await reachTheEnd(dialog);
  let isCut = true;
  const receipts: string[] = [];
  await page.route(FORM, async (route) => {
    // The server receives the form; its first response is lost.
    const answer = await route.fetch();
    receipts.push(((await answer.json()) as { id: string }).id);
    if (!isCut) return route.fulfill({ response: answer });
    isCut = false;
    return route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Rien de ce que vous avez saisi n’est perdu');
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(dialog.getByRole('heading', { name: 'Votre candidature est envoyée' })).toBeVisible();
  expect(receipts).toHaveLength(2);
  expect(new Set(receipts).size).toBe(1);
});

test('[APPLY-01] [A11Y-01] steps and errors work by keyboard at 320 px, without violations', async ({
  page,
  request,
  apiAddress,
}) => {
  // Checks eight pages, and reaches every control by keyboard.
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  const offer = await findPlainOffer(request, apiAddress, 'boucher');
  const dialog = await openForm(page, offer.url);
  const check = async (where: string) => {
    expect(await violationsOf(page), where).toEqual([]);
    expect(await sidewaysScroll(page), where).toBe(0);
  };
  const press = async (control: Locator, key: string) => {
    if (!(await isFocused(page, control))) await tabTo(page, control);
    await page.keyboard.press(key);
  };
  const goOn = () => press(dialog.getByRole('button', { name: 'Continuer' }), 'Enter');
  const type = async (label: string | RegExp, text: string) => {
    await press(dialog.getByRole('textbox', { name: label }), 'End');
    await page.keyboard.type(text);
  };

  await expect(dialog.getByRole('heading', { name: 'Ajoutez votre CV' })).toBeFocused();
  await check('CV');
  await goOn();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await check('CV error');
  await dialog.locator('input[type=file]').setInputFiles(CV);
  await goOn();
  await expect(dialog.getByRole('heading', { name: 'Vos coordonnées' })).toBeFocused();
  await check('details');
  await goOn();
  await check('details error');
  await type(/^Prénom/, 'Camille');
  await type(/^Nom/, 'Durand');
  await type(/^Adresse e-mail/, anAddress());
  await type(/^Code postal/, '44000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Un mot de motivation ?' })).toBeFocused();
  await check('motivation');
  await press(dialog.getByRole('button', { name: 'Passer cette étape' }), 'Enter');
  await expect(dialog.getByRole('heading', { name: 'Tout est prêt' })).toBeFocused();
  await press(dialog.getByRole('button', { name: 'Envoyer ma candidature' }), 'Enter');
  await check('consent error');
  await press(dialog.getByRole('checkbox', { name: /J’accepte/ }), 'Space');
  await check('confirmation');
  await press(dialog.getByRole('button', { name: 'Envoyer ma candidature' }), 'Enter');
  await expect(dialog.getByRole('heading', { name: 'Votre candidature est envoyée' })).toBeFocused();
  await check('result');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[APPLY-01] [APPLY-09] an application is sent from the offer; a second one is rejected', async ({
    page,
    request,
    apiAddress,
  }) => {
    const offer = await findPlainOffer(request, apiAddress, 'cariste');
    const email = anAddress();
    const send = async () => {
      await page.goto(offer.url);
      await page.getByRole('link', { name: 'Postuler à cette offre' }).first().click();
      await page.getByRole('link', { name: 'Remplir le formulaire' }).click();
      await fillDetails(page.locator('form').last(), email);
      await page.getByLabel('Votre CV').setInputFiles(CV);
      await page.getByRole('checkbox', { name: /J’accepte/ }).check();
      await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
    };
    await send();
    await expect(page).toHaveURL(/\/candidature\/envoyee\?type=OFFER&reference=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre candidature est envoyée');
    await send();
    await expect(page).toHaveURL(
      /\/candidature\/refusee\?motifs=offerReference\.APPLICATION_ALREADY_EXISTS$/,
    );
    await expect(page.getByText('Vous avez déjà envoyé cette candidature')).toBeVisible();
  });
});
