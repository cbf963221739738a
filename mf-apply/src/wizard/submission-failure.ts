import { FORM_ERROR } from 'final-form';
import { ApiError } from '@careers/api-client';
import type { Errors } from './types.ts';

/** Returns the form error of a failed submission, with advice. */
export function failureOf(error: unknown): Errors {
  const limited = error instanceof ApiError && error.items.find(({ code }) => code === 'TOO_MANY_REQUESTS');
  const advice = limited ? limited.message : navigator.onLine ? '' : 'Vous êtes hors connexion';
  return { [FORM_ERROR]: `Désolé, une erreur est survenue. ${advice && `${advice}.`}`.trim() };
}
