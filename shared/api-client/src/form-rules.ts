import { MAX_ENTITIES, MAX_JOBS, MAX_SALARY, MIN_ALERT_JOBS } from './constants.ts';
import { MAX_EMAIL_LENGTH, cleanEmail, isEmail } from './email.ts';

export { isEmail };
export { normalisePhone, phoneLabel } from './phone.ts';
export { suggestedEmail } from './suggested-email.ts';
export {
  BETWEEN_PLACES,
  MAX_ENTITIES,
  MAX_JOBS,
  MAX_PLACES,
  MAX_SALARY,
  MIN_ALERT_JOBS,
  UPLOAD_MAX_BYTES,
} from './constants.ts';

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

/** Message for an unknown place. */
export const UNKNOWN_PLACE = 'Lieu inconnu';

/** Value of a place field for a geographic position; never typed. */
export const AROUND_POSITION = 'Autour de votre position';

/** Limits in characters. */
export const MAX_LENGTH = {
  firstName: 80,
  lastName: 80,
  email: MAX_EMAIL_LENGTH,
  postalCode: 10,
  phone: 40,
  /** Default limit of an answer to a question. */
  answer: 1000,
} as const;

/** Returns the minimum salary of a parameter, in whole euros a month; null without one. */
export function salaryIn(text: string | null): number | null {
  const euros = Math.round(Number.parseFloat(text ?? ''));
  return euros >= 1 && euros <= MAX_SALARY ? euros : null;
}

/** A required text of every application. */
export type RequiredText = 'firstName' | 'lastName' | 'email' | 'postalCode';

const SUBJECTS = {
  firstName: 'Le prénom',
  lastName: 'Le nom',
  email: "L'adresse e-mail",
  postalCode: 'Le code postal',
  answer: 'La réponse',
};

/** Returns the site's own message for a text beyond its limit. */
export function tooLongMessage(field: keyof typeof SUBJECTS, length: number, limit: number): string {
  const excess = length - limit;
  return `${SUBJECTS[field]} compte ${excess} caractère${excess > 1 ? 's' : ''} de trop (${limit} au maximum)`;
}

/** Returns a text normalised for sending and storage. */
export function cleanText(field: RequiredText, text: string): string {
  if (field === 'email') return cleanEmail(text);
  const composed = text.normalize('NFC').trim();
  return field === 'postalCode' ? cleanPostalCode(composed) : composed;
}

/** Extracts a French postcode from "44 000" and "44000 Nantes"; returns any other text unchanged. */
function cleanPostalCode(text: string): string {
  const joined = text.replace(/^(\d\d)\s(\d{3})(?!\d)/, '$1$2');
  const codes = joined.match(/\d+/g)?.filter(({ length }) => length === 5) ?? [];
  const hasTown = /\p{L}{3}/u.test(joined);
  return hasTown && codes.length === 1 && codes[0] ? codes[0] : joined;
}

export interface TextError {
  code: 'REQUIRED' | 'INVALID_FORMAT' | 'TOO_LONG';
  message: string;
}

/** Returns the error of a required text; undefined if it is valid. */
export function textError(field: RequiredText, text: string): TextError | undefined {
  const { length } = cleanText(field, text);
  if (length === 0) return { code: 'REQUIRED', message: FORM_MESSAGES[field] };
  const limit = MAX_LENGTH[field];
  if (length > limit) return { code: 'TOO_LONG', message: tooLongMessage(field, length, limit) };
  if (field !== 'email' || isEmail(text)) return undefined;
  return { code: 'INVALID_FORMAT', message: FORM_MESSAGES.email };
}

/** Returns the owner's message for an offer with this many questions. */
export function questionsMessage(questions: number): string {
  return questions === 1 ? FORM_MESSAGES.question : FORM_MESSAGES.questions;
}
