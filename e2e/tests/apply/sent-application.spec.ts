import { violationsOf } from '../../support/accessibility.ts';
import { CV, anAddress, openForm, reachTheEnd } from '../../support/application.ts';
import { linkIn, mailsFor } from '../../support/mails.ts';
import { findPlainOffer } from '../../support/offers.ts';
import { expect, test } from '../../support/test.ts';

test('[APPLY-08] [APPLY-15] an application is listed, shown by the link of its mail, gets a newer CV, and is withdrawn', async ({
  page,
  request,
  apiAddress,
}) => {
  const email = anAddress();
  const offer = await findPlainOffer(request, apiAddress, 'boulanger');
  const dialog = await openForm(page, offer.url);
  await reachTheEnd(dialog, { email });
  await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await dialog.getByRole('link', { name: 'Mes candidatures' }).click();
  await expect(page).toHaveURL('/candidatures');
  const ofOffer = page.locator(`a[href$="-${offer.reference}"]`);
  const card = page.getByRole('article').filter({ has: ofOffer });
  await expect(card).toContainText(/Envoyée le \d/);
  const [frame, title] = [await card.boundingBox(), await card.getByRole('heading').boundingBox()];
  expect(title!.x - frame!.x).toBeGreaterThanOrEqual(16);
  expect(await violationsOf(page)).toEqual([]);

  const opened = await page.goto(await linkIn(email, '/candidature/suivi'));
  expect(opened?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre candidature');
  await expect(page.getByText('Reçue, l’offre est toujours ouverte')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByLabel('Votre nouveau CV').setInputFiles({ ...CV, name: 'nouveau.pdf' });
  await page.getByRole('button', { name: 'Envoyer ce CV' }).click();
  await expect(page.getByText('Votre nouveau CV a remplacé l’ancien, qui est supprimé.')).toBeVisible();
  await expect(async () => {
    expect((await mailsFor(email)).at(-1)?.subject).toMatch(/^Votre nouveau CV/);
  }).toPass({ timeout: 20_000 });

  await page.getByRole('checkbox', { name: /^Je veux supprimer cette candidature/ }).check();
  await page.getByRole('button', { name: 'Retirer ma candidature' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tout est supprimé');
  // Only then has the browser forgotten it too.
  await expect(page.locator('html[data-hydrated]')).toBeAttached();

  expect((await page.goto(await linkIn(email, '/candidature/suivi')))?.status()).toBe(404);
  await page.goto('/candidatures');
  await expect(page.getByText('Aucune candidature n’a été envoyée depuis ce navigateur.')).toBeVisible();
});
