import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The smallest file that the server accepts as a PDF. */
export const CV = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** Returns a new e-mail address. */
export const anAddress = () => `camille.${Date.now()}.${Math.floor(Math.random() * 1e6)}@exemple.fr`;

/** Opens the application form of an offer at its first step. */
export async function openForm(page: Page, offerUrl: string): Promise<Locator> {
  await page.goto(`${offerUrl}#candidature/cv`);
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByText('Étape 1 sur')).toBeVisible();
  return dialog;
}

/** Continues, and waits for the next step: a click on the step before it would not count. */
export async function goOn(form: Locator): Promise<void> {
  const step = form.getByText(/^Étape \d sur \d$/);
  const shown = await step.innerText();
  await form.getByRole('button', { name: 'Continuer' }).click();
  await expect(step).not.toHaveText(shown);
}

/** Fills in the applicant's details. */
export async function fillDetails(form: Locator, email = anAddress()): Promise<void> {
  await form.getByLabel('Prénom').fill('Camille');
  await form.getByRole('textbox', { name: /^Nom/ }).fill('Durand');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Code postal').fill('44000');
}

/** Answers each question of the step: the first choice, or a text. */
export async function answerQuestions(form: Locator): Promise<void> {
  for (const group of await form.getByRole('group').all())
    await group.getByRole('radio').or(group.getByRole('checkbox')).first().check();
  for (const text of await form.getByRole('textbox').all()) await text.fill('Deux ans en rayon');
}

/** Completes all steps for an offer without questions up to the last, with consent given. */
export async function reachTheEnd(dialog: Locator, { email = anAddress(), file = CV } = {}): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles(file);
  await goOn(dialog);
  await fillDetails(dialog, email);
  await goOn(dialog);
  await dialog.getByRole('button', { name: 'Passer cette étape' }).click();
  await dialog.getByRole('checkbox', { name: /J’accepte/ }).check();
}
