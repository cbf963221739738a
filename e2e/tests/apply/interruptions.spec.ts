import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { startPatchedApi } from '../../support/patched-api.ts';
import { anAddress, CV, fillDetails, goOn, openForm, reachTheEnd } from '../../support/application.ts';
import { startNetworkProxy } from '../../support/network-proxy.ts';
import { findClosedOffer, findPlainOffer } from '../../support/offers.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import { expect, test } from '../../support/test.ts';

const SEND = 'Envoyer ma candidature';
const SENT = 'Votre candidature est envoyée';

/** Closes the tab and dismisses the browser's question; resolves to true if it asked. */
async function closeByAccident(page: Page): Promise<boolean> {
  const hasAsked = new Promise<boolean>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type() === 'beforeunload');
      void dialog.dismiss();
    });
    page.once('close', () => resolve(false));
  });
  await page.close({ runBeforeUnload: true });
  return hasAsked;
}

test('[APPLY-06] an upload interrupted by the network is reported, and can be retried', async ({
  page,
  context,
  request,
  apiAddress,
  baseURL,
}) => {
  const offer = await findPlainOffer(request, apiAddress, 'poissonnier');
  const proxy = await startNetworkProxy(baseURL ?? '');
  try {
    const dialog = await openForm(page, proxy.address + offer.url);
    const buffer = Buffer.concat([CV.buffer, Buffer.alloc(2_000_000, ' ')]);
    await reachTheEnd(dialog, { file: { ...CV, buffer } });
    const failure = dialog.getByRole('alert');
    proxy.holdAfter(200_000);
    await dialog.getByRole('button', { name: SEND }).click();
    await expect(dialog.getByRole('progressbar', { name: 'Envoi' })).toBeVisible();
    proxy.cut();
    await expect(failure).toContainText('Rien de ce que vous avez saisi n’est perdu');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Réessayer' }).click();
    await expect(failure).toContainText('Vous êtes hors connexion');

    await context.setOffline(false);
    proxy.restore();
    const answer = page.waitForResponse(/applicationswithoutaccount/);
    await dialog.getByRole('button', { name: 'Réessayer' }).click();
    await expect(dialog.getByRole('heading', { name: SENT })).toBeFocused();
    expect((await answer).status()).toBe(201);
  } finally {
    await proxy.stop();
  }
});

test('[APPLY-07] text and file are kept over back, forward, and an accidental close', async ({
  page,
  request,
  apiAddress,
}) => {
  const offer = await findPlainOffer(request, apiAddress, 'boulanger');
  await page.goto(offer.url);
  await page.getByRole('link', { name: 'Postuler à cette offre' }).first().click();
  const dialog = page.getByRole('dialog').first();
  await dialog.locator('input[type=file]').setInputFiles(CV);
  await goOn(dialog);
  await fillDetails(dialog, 'kept@exemple.fr');
  await goOn(dialog);
  await expect(dialog.getByRole('heading', { name: 'Un mot de motivation ?' })).toBeFocused();

  await page.goBack();
  await expect(dialog.getByLabel('Adresse e-mail')).toHaveValue('kept@exemple.fr');
  await page.goBack();
  await expect(dialog.getByText('cv.pdf')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog.getByText('cv.pdf')).toBeVisible();
  await page.goForward();
  await expect(dialog.getByLabel('Adresse e-mail')).toHaveValue('kept@exemple.fr');

  await dialog.getByRole('button', { name: 'Quitter' }).click();
  const question = page.getByRole('dialog', { name: 'Quitter la candidature ?' });
  await expect(question.getByText(/Vos réponses restent dans cet onglet/)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await closeByAccident(page)).toBe(true);
  await expect(dialog.getByLabel('Adresse e-mail')).toHaveValue('kept@exemple.fr');
  await dialog.getByRole('button', { name: 'Quitter' }).click();
  await question.getByRole('button', { name: 'Quitter' }).click();
  await expect(dialog).toBeHidden();
  expect(await closeByAccident(page)).toBe(false);
});

test('[APPLY-07] [APPLY-08] a reload keeps the text, not the file; after sending it keeps the receipt', async ({
  page,
  request,
  apiAddress,
}) => {
  const offer = await findPlainOffer(request, apiAddress, 'cariste');
  const dialog = await openForm(page, offer.url);
  await reachTheEnd(dialog, { email: anAddress() });
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(
    dialog.getByText(/Vos réponses ont été retrouvées. Ajoutez à nouveau votre fichier/),
  ).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(CV);
  await goOn(dialog);
  await expect(dialog.getByLabel('Prénom')).toHaveValue('Camille');
  // A second reload behaves like the first.
  await page.reload();
  await expect(dialog.getByText(/Ajoutez à nouveau votre fichier/)).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(CV);
  for (let step = 0; step < 3; step += 1) await goOn(dialog);
  await dialog.getByRole('checkbox', { name: /J’accepte/ }).check();
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(dialog.getByRole('heading', { name: SENT })).toBeFocused();
  const reference = await dialog.getByText(/Référence de votre candidature/).innerText();
  await page.reload();
  await expect(dialog.getByRole('heading', { name: SENT })).toBeVisible();
  await expect(dialog.getByText(reference)).toBeVisible();
});

test('[APPLY-12] the server rejects an application for an offer that has closed', async ({
  page,
  request,
  apiAddress,
  expectConsoleErrors,
}) => {
  // The server rejects the form.
  expectConsoleErrors(/status of 400 .*applicationswithoutaccount/);
  const closed = await findClosedOffer(request, apiAddress);
  const changed = await startPatchedApi(apiAddress, {
    [closed.reference]: (offer) => ({
      ...offer,
      status: 'OPEN',
      validThrough: '2099-01-01T00:00:00Z',
      isCVRequired: true,
      applicationQuestions: [],
    }),
  });
  const shell = await startOwnShell({ apiAddress: changed.address });
  try {
    const dialog = await openForm(page, shell.address + closed.url);
    await reachTheEnd(dialog, { email: 'kept@exemple.fr' });
    await dialog.getByRole('button', { name: SEND }).click();
    await expect(dialog.getByRole('heading', { name: 'L’offre vient d’être pourvue' })).toBeFocused();
    await expect(dialog.getByText(/Cette offre n’est plus disponible/)).toBeVisible();
    const stored = await page.evaluate(() => Object.values(window.sessionStorage).join());
    expect(stored).toContain('kept@exemple.fr');
  } finally {
    await shell.stop();
    await changed.stop();
  }
});
