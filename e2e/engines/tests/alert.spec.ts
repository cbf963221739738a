import { anAddress } from '../../support/application.ts';
import { alertLink } from '../../support/mails.ts';
import { expect, test } from '../test.ts';

test('[ALERT-01] [ALERT-03] [ALERT-04] an alert from a search: created, confirmed, ended', async ({
  visitor,
}) => {
  const email = anAddress();
  await visitor.open('/alerte?codeJobName=job_boucherie&codeTown=town_44109');
  const goOn = visitor.role('button', 'Continuer');
  await visitor.label(/^Adresse e-mail/).type(email);
  await goOn.click();
  await visitor.role('heading', 'Quelles offres cherchez-vous ?').hasFocus();
  expect(await visitor.role('checkbox', 'Boucher').isChecked()).toBe(true);
  await goOn.click();
  await visitor.role('heading', 'Tout est juste ?').hasFocus();
  await visitor.role('checkbox', /J’accepte/).click();
  await visitor.role('button', 'Créer mon alerte').click();
  await visitor.role('heading', 'Confirmez dans votre boîte e-mail').hasFocus();
  await visitor.open(await alertLink(email, 'confirmer'));
  await visitor.role('button', 'Confirmer mon alerte').click();
  await visitor.heading.reads('Votre alerte est active');
  await visitor.open(await alertLink(email, 'desinscription'));
  await visitor.role('button', 'Me désinscrire').click();
  await visitor.isAt(/^\/alerte\/terminee/);
});
