import { MAX_ENTITIES, MAX_JOBS, MAX_SALARY, MIN_ALERT_JOBS } from './constants.ts';

export { MAX_ENTITIES, MAX_JOBS, MAX_SALARY, MIN_ALERT_JOBS, UPLOAD_MAX_BYTES } from './constants.ts';

/**
 * The owner's limits and messages, verbatim, missing accents included (decisions.md#validation). Browser and server
 * share them.
 */
export const FORM_MESSAGES = {
  firstName: 'Le prénom est obligatoire',
  lastName: 'Le nom est obligatoire',
  email: "Le format de l'e-mail est invalide",
  postalCode: 'Le code postal est obligatoire',
  file: 'Merci de vérifier le format ou la taille de votre fichier',
  cv: 'Merci de renseigner votre CV',
  question: 'Merci de répondre à la question',
  questions: 'Merci de répondre à toutes les questions',
  consent: "Merci d'accepter les conditions ci-dessus pour continuer",
  noJob: `Veuillez selectionner au moins ${MIN_ALERT_JOBS} métier pour continuer`,
  tooManyJobs: `Veuillez selectionner ${MAX_JOBS} métiers maximum`,
  tooManyEntities: `Veuillez selectionner ${MAX_ENTITIES} entités maximum`,
} as const;

/** In characters. */
export const MAX_LENGTH = {
  firstName: 80,
  lastName: 80,
  email: 254,
  postalCode: 10,
  phone: 40,
  /** For a question without a limit of its own. */
  answer: 1000,
} as const;

/** Returns the minimum salary of a parameter, in whole euros a month; null without one. */
export function salaryIn(text: string | null): number | null {
  const euros = Math.round(Number.parseFloat(text ?? ''));
  return euros >= 1 && euros <= MAX_SALARY ? euros : null;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Whether a text is an e-mail address, once trimmed. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= MAX_LENGTH.email && EMAIL.test(email);
}

/** Returns the owner's message for an offer with this many questions. */
export function questionsMessage(questions: number): string {
  return questions === 1 ? FORM_MESSAGES.question : FORM_MESSAGES.questions;
}
