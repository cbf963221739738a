import { writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { CV, anAddress } from '../../support/application.ts';
import type { Target } from '../visitor/target.ts';

/** Completes and sends the form of an offer without questions. */
export async function sendApplication(form: Target, info: TestInfo): Promise<void> {
  const cv = info.outputPath(CV.name);
  await writeFile(cv, CV.buffer);
  const goOn = form.role('button', 'Continuer');
  await form.role('heading', 'Ajoutez votre CV').hasFocus();
  await goOn.click();
  await form.role('alert').hasFocus();
  await form.chooseFile(cv);
  await form.role('button', /^Retirer|^Remplacer|^Supprimer/).appears();
  await goOn.click();
  await form.role('heading', 'Vos coordonnées').hasFocus();
  await form.label(/^Prénom/).type('Camille');
  await form.role('textbox', /^Nom/).type('Durand');
  await form.label(/^Adresse e-mail/).type(anAddress());
  await form.label(/^Code postal/).type('44000');
  await goOn.click();
  await form.role('button', 'Passer cette étape').click();
  await form.role('heading', 'Tout est prêt').hasFocus();
  await form.role('checkbox', /J’accepte/).click();
  await form.role('button', 'Envoyer ma candidature').click();
}
