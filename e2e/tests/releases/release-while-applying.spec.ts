import { CV, fillDetails, goOn, openForm } from '../../support/application.ts';
import { reworded } from '../../support/changed-remote.ts';
import { findPlainOffer } from '../../support/offers.ts';
import { OwnRegistry } from '../../support/own-registry.ts';
import { servedRemotes, startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { documentsOf } from '../../support/requests.ts';
import { expect, test } from '../../support/test.ts';

const VERSION = '7.5.0';
const READY = 'Tout est prêt';
const NEW_READY = 'Relisez, puis envoyez';
const SENT = 'Votre candidature est envoyée';

let registry: OwnRegistry;
let shell: OwnShell;
test.beforeEach(async ({ apiAddress }) => {
  test.setTimeout(180_000);
  registry = await OwnRegistry.start();
  shell = await startOwnShell({ apiAddress, releases: registry });
  await registry.publishAgain('mf-apply', VERSION, reworded(READY, NEW_READY));
  await registry.publishAgain('mf-offer', VERSION, reworded('Postuler à cette offre', 'Postuler'));
});
test.afterEach(async () => {
  await shell.stop();
  await registry.stop();
});

test('[REL-03] [APPLY-06] [APPLY-07] a release that changes while the form is open: nothing is lost, all is sent once', async ({
  page,
  context,
  request,
  apiAddress,
}) => {
  const offer = await findPlainOffer(request, apiAddress, 'boucher');
  const other = await findPlainOffer(request, apiAddress, 'boulanger');
  const documents = documentsOf(page);
  let sent = 0;
  page.on('request', (asked) => {
    if (asked.method() === 'POST') sent += asked.url().includes('applicationswithoutaccount') ? 1 : 0;
  });
  const dialog = await openForm(page, shell.address + offer.url);
  await dialog.locator('input[type=file]').setInputFiles(CV);
  await goOn(dialog);
  await fillDetails(dialog);
  // In another tab, a form that will be loaded anew when the release has moved on.
  const tab = await context.newPage();
  tab.on('dialog', (question) => void question.accept());
  const form = await openForm(tab, shell.address + other.url);
  await form.locator('input[type=file]').setInputFiles(CV);
  await goOn(form);
  await fillDetails(form);

  for (const remote of ['mf-apply', 'mf-offer']) await registry.release('promote', remote, VERSION);
  await expect
    .poll(() => servedRemotes(request, shell.address))
    .toEqual(expect.arrayContaining([`mf-apply@${VERSION}`, `mf-offer@${VERSION}`]));

  await page.bringToFront();
  await goOn(dialog);
  await page.goBack();
  await page.goBack();
  await expect(dialog.getByText('cv.pdf')).toBeVisible();
  for (let step = 0; step < 3; step += 1) await goOn(dialog);
  await expect(dialog.getByRole('heading', { name: READY })).toBeVisible();
  await dialog.getByRole('checkbox', { name: /J’accepte/ }).check();
  await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(dialog.getByRole('heading', { name: SENT })).toBeFocused();
  expect([sent, documents]).toEqual([1, [offer.url]]);
  await dialog.getByRole('link', { name: 'Revenir aux offres' }).click();
  await expect(page).toHaveURL(/offres-emploi/);
  // The results are another team's and have not moved; an offer's page has.
  expect(documents).toEqual([offer.url]);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/offre-emploi/);
  expect(documents).toEqual([offer.url, new URL(page.url()).pathname]);

  await tab.bringToFront();
  await tab.reload();
  await expect(form.getByText(/Ajoutez à nouveau votre fichier/)).toBeVisible();
  await form.locator('input[type=file]').setInputFiles(CV);
  await goOn(form);
  await expect(form.getByLabel('Prénom')).toHaveValue('Camille');
  for (let step = 0; step < 2; step += 1) await goOn(form);
  await expect(form.getByRole('heading', { name: NEW_READY })).toBeVisible();
  await form.getByRole('checkbox', { name: /J’accepte/ }).check();
  await form.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(form.getByRole('heading', { name: SENT })).toBeFocused();
});
