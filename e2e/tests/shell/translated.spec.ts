import type { Page } from '@playwright/test';
import { CV, anAddress, fillDetails } from '../../support/application.ts';
import { findPlainOffer } from '../../support/offers.ts';
import { BUTCHERS_IN_NANTES, cards, countOf, heading, numberIn } from '../../support/results.ts';
import { expect, test } from '../../support/test.ts';
import { MOMENTS, translate, untranslatedTexts } from '../../support/translated.ts';

/** Opens a page, and waits until it answers: React renders a translated one anew at that moment. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

for (const moment of MOMENTS) {
  test.describe(`[ERROR-02] a page translated by the browser ${moment}`, () => {
    test.beforeEach(async ({ page, expectConsoleErrors }) => {
      // React renders a translated part anew in place of hydrating it.
      expectConsoleErrors(/React error #418/);
      await translate(page, moment);
    });
    test.afterEach(async ({ page }) => {
      await expect(page.getByText(/ERREUR \d/)).toHaveCount(0);
      await expect.poll(() => untranslatedTexts(page)).toEqual([]);
    });

    test('is searched, filtered and read, with current counts', async ({ page }) => {
      await open(page, '/offres-emploi');
      await page.getByLabel('Quel métier').pressSequentially('bouch');
      await expect(page.getByRole('status').filter({ hasText: /suggestions?$/ })).toHaveCount(1);
      await page
        .getByRole('option', { name: /^Boucher/ })
        .first()
        .click();
      await page.getByLabel('Où').pressSequentially('nan');
      await page.getByRole('option', { name: 'Nantes (44)' }).click();
      await page.getByRole('button', { name: 'Rechercher' }).click();
      await expect(heading(page)).toHaveText(/offres? de bouche.* à moins de 30.km de Nantes$/);

      await open(page, BUTCHERS_IN_NANTES);
      const permanent = page.getByRole('complementary').locator('label').filter({ hasText: /^CDI/ });
      const count = numberIn(await permanent.innerText());
      await page.getByRole('checkbox', { name: /^CDI/ }).check();
      await expect(heading(page)).toHaveText(/, en CDI, /);
      await expect.poll(() => countOf(page)).toBe(count);
      await page.getByRole('link', { name: 'Retirer le filtre CDI' }).click();
      await expect.poll(() => countOf(page)).toBeGreaterThan(count);
      await page.getByRole('link', { name: 'Page suivante' }).click();
      await expect(
        page
          .getByRole('main')
          .getByText(/^Page 2 sur \d+$/)
          .first(),
      ).toBeVisible();
      await page.goBack();
      await expect(
        page
          .getByRole('main')
          .getByText(/^Page 1 sur \d+$/)
          .first(),
      ).toBeVisible();
      const title = await cards(page).first().getByRole('heading').innerText();
      await cards(page).first().getByRole('link').first().click();
      await expect(heading(page)).toHaveText(title);
      await page.goBack();
      await expect(heading(page)).toHaveText(/offres? de bouche/);
      await expect(cards(page).first().getByRole('heading')).toHaveText(title);
    });

    test('says which place is unknown', async ({ page }) => {
      await open(page, '/offres-emploi');
      for (const place of ['trifouillis', 'atlantide']) {
        await page.getByLabel('Où').fill(place);
        await page.getByRole('button', { name: 'Rechercher' }).click();
        await expect(heading(page)).toHaveText(`Lieu non reconnu\u00a0: «\u00a0${place}\u00a0»`);
      }
    });

    test('takes an application with its file to the end', async ({ page, request, apiAddress }) => {
      const offer = await findPlainOffer(request, apiAddress, 'boulanger');
      await open(page, offer.url);
      await page.getByRole('link', { name: 'Postuler à cette offre' }).first().click();
      const dialog = page.getByRole('dialog').first();
      await expect(dialog.getByText('Étape 1 sur 4')).toBeVisible();
      await dialog.getByRole('button', { name: 'Continuer' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Il y a une erreur à corriger');
      await dialog.locator('input[type=file]').setInputFiles(CV);
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await expect(dialog.getByText('Remplacer le fichier')).toBeVisible();
      await dialog.getByRole('button', { name: 'Continuer' }).click();
      await expect(dialog.getByText('Étape 2 sur 4')).toBeVisible();
      await dialog.getByRole('button', { name: 'Continuer' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Il y a 4 erreurs à corriger');
      await fillDetails(dialog);
      await dialog.getByRole('button', { name: 'Continuer' }).click();
      await expect(dialog.getByText('Étape 3 sur 4')).toBeVisible();
      await dialog.getByRole('button', { name: 'Retour' }).click();
      await expect(dialog.getByText('Étape 2 sur 4')).toBeVisible();
      await expect(dialog.getByLabel('Prénom')).toHaveValue('Camille');
      await dialog.getByRole('button', { name: 'Continuer' }).click();
      await dialog.getByRole('button', { name: 'Passer cette étape' }).click();
      await expect(dialog.getByText('Étape 4 sur 4')).toBeVisible();
      await expect(dialog.getByText('cv.pdf')).toBeVisible();
      await dialog.getByRole('checkbox', { name: /J’accepte/ }).check();
      await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();
      await expect(dialog.getByRole('heading', { name: 'Votre candidature est envoyée' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Revoir cette offre' }).click();
      await expect(page.getByText(/^Vous avez postulé le/)).toBeVisible();
    });

    test('turns the cards of store owners, shows each region, and takes a request', async ({ page }) => {
      await open(page, '/entreprendre');
      await page.getByRole('button', { name: 'Voir le parcours : Je suis en reconversion' }).click();
      await expect(page.getByText('18 à 24 mois')).toBeVisible();
      await page.getByRole('button', { name: 'Voir le profil : Je suis en reconversion' }).click();
      await expect(page.getByText('18 à 24 mois')).toBeHidden();
      await open(page, '/devenir-entrepreneur');
      await page.getByRole('radio', { name: 'Ouest', exact: true }).check({ force: true });
      await expect(page.getByRole('heading', { name: 'Claire Morvan' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Être contacté(e)' }).first().click();
      const dialog = page.getByRole('dialog').first();
      await expect(dialog.getByText(/^Étape 1 sur \d$/)).toBeVisible();
    });

    test('takes an alert to the end', async ({ page }) => {
      await open(page, '/alerte');
      await expect(page.getByText('Étape 1 sur 3')).toBeVisible();
      await page.getByLabel('Adresse e-mail').fill(anAddress());
      await page.getByRole('button', { name: 'Continuer' }).click();
      await expect(page.getByText('Étape 2 sur 3')).toBeVisible();
      await page.getByRole('button', { name: 'Continuer' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Il y a une erreur à corriger' })).toBeVisible();
      await page.getByRole('textbox', { name: /^Filtrer les métiers/ }).fill('patis');
      await page.getByRole('checkbox', { name: 'Pâtissier', exact: true }).check();
      await page.getByRole('button', { name: 'Continuer' }).click();
      await expect(page.getByText('Étape 3 sur 3')).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: 'Pâtissier' })).toBeVisible();
      await page.getByRole('checkbox', { name: /J’accepte/ }).check();
      await page.getByRole('button', { name: 'Créer mon alerte' }).click();
      await expect(page.getByRole('heading', { name: 'Confirmez dans votre boîte e-mail' })).toBeVisible();
    });

    test('counts favourites, and lets them go and come back', async ({ page }) => {
      await open(page, BUTCHERS_IN_NANTES);
      for (const index of [0, 1])
        await cards(page)
          .nth(index)
          .getByRole('button', { name: /^Favori/ })
          .click();
      await page.getByRole('link', { name: 'Mes favoris, 2 offres' }).click();
      await expect(page.getByText('2 offres gardées')).toBeAttached();
      await cards(page)
        .first()
        .getByRole('button', { name: /^Favori/ })
        .click();
      await expect(page.getByText('1 offre gardée')).toBeAttached();
      await page.getByRole('button', { name: 'Annuler' }).click();
      await expect(page.getByText('2 offres gardées')).toBeAttached();
      await cards(page).first().getByRole('link').click();
      await page.getByRole('button', { name: 'Retirer des favoris' }).click();
      await expect(page.getByRole('button', { name: 'Ajouter aux favoris' })).toBeVisible();
    });

    test('has its menu, answers, tabs and news', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(page, '/faq');
      await page.getByText('Combien de temps gardez-vous mes données').click();
      await expect(page.getByText('13 mois après notre dernier contact')).toBeVisible();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await open(page, '/soutenonslesjeunes');
      await page.getByRole('tab', { name: 'Les emplois' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Les emplois' })).toBeVisible();
      await open(page, '/actualites');
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/actualites\/.+/);
      await page.goBack();
      await expect(page).toHaveURL('/actualites');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });
  });
}
