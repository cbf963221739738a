import { findPlainOffer } from '../../support/offers.ts';
import { test } from '../test.ts';
import { sendApplication } from './apply.ts';

test('[APPLY-01] an application to the end: an error, the CV, the consent, the answer', async ({
  visitor,
  request,
  apiAddress,
}, info) => {
  const offer = await findPlainOffer(request, apiAddress, 'boucher');
  await visitor.open(offer.url);
  await visitor
    .role('link', visitor.isOnPhone ? /^Postuler/ : 'Postuler à cette offre')
    .nth(0)
    .click();
  const form = visitor.role('dialog', /^Postuler/);
  await sendApplication(form, info);
  await form.role('heading', 'Votre candidature est envoyée').hasFocus();
  await form.role('button', 'Revoir cette offre').click();
  await visitor.text(/^Vous avez postulé le \d/).appears();
});

test('[APPLY-10] a spontaneous application to the end', async ({ visitor }, info) => {
  await visitor.open('/candidature-spontanee');
  await visitor.role('link', 'Logistique').click();
  const form = visitor.role('dialog', 'Candidature spontanée : Logistique');
  await sendApplication(form, info);
  await form.role('heading', 'Votre candidature spontanée est envoyée').hasFocus();
});
