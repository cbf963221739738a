import { violationsOf } from '../../support/accessibility.ts';
import { anAddress } from '../../support/application.ts';
import { mailsFor } from '../../support/mails.ts';
import { findPlainOffer } from '../../support/offers.ts';
import { expect, test } from '../../support/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('[APPLY-14] the link for later comes by mail, and opens the application', async ({
      page,
      request,
      apiAddress,
    }) => {
      const email = anAddress();
      const offer = await findPlainOffer(request, apiAddress, 'boulanger');
      await page.goto(offer.url);
      await page.getByText('Recevoir le lien pour postuler plus tard').click();
      await page.getByRole('textbox', { name: /^Votre adresse e-mail/ }).fill(email);
      if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Envoyer le lien' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre lien est en route');
      await expect(page.getByRole('link', { name: 'Revenir à l’offre' })).toBeVisible();
      let link: string | undefined;
      await expect(async () => {
        const text = (await mailsFor(email)).at(-1)?.text ?? '';
        link = /https?:\/\/[^/\s]+(\/offre-emploi\/\S+)/.exec(text.slice(text.indexOf('Postuler à')))?.[1];
        expect(link).toBeDefined();
      }).toPass({ timeout: 20_000 });
      await page.goto(link!);
      if (javaScriptEnabled)
        await expect(page.getByRole('dialog').first().getByText('Étape 1 sur')).toBeVisible();
      else await expect(page.getByRole('link', { name: 'Postuler à cette offre' }).first()).toBeVisible();
    });
  });
}
