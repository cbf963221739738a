import type { ApplicationSubject } from '../subject.ts';
import { validate } from './validate.ts';
import type { Values } from './values.ts';

/** Steps of the form in their order; `resultat` comes after sending (decisions §6). */
export const STEP_LABELS = {
  cv: 'CV',
  informations: 'Vos coordonnées',
  motivation: 'Motivation',
  questions: 'Questions',
  confirmation: 'Confirmation',
} as const;

export type Step = keyof typeof STEP_LABELS;

/** Returns the steps that exist for a subject. */
export function stepsFor(subject: ApplicationSubject): Step[] {
  const all: Step[] = ['cv', 'informations', 'motivation', 'questions', 'confirmation'];
  return subject.questions.length > 0 ? all : all.filter((step) => step !== 'questions');
}

/**
 * Returns the step to show for one that the address asks for: itself when all before it are in order, else the
 * first that is not. An unknown step is the first one.
 */
export function reachableStep(asked: string | undefined, values: Values, subject: ApplicationSubject): Step {
  const steps = stepsFor(subject);
  const wanted = steps.findIndex((step) => step === asked);
  const before = steps.slice(0, Math.max(0, wanted));
  return (
    before.find((step) => Object.keys(validate(step, values, subject)).length > 0) ?? steps[wanted] ?? 'cv'
  );
}

/** Returns the step after this one, undefined after the last. */
export function nextStep(step: Step, subject: ApplicationSubject): Step | undefined {
  const steps = stepsFor(subject);
  return steps[steps.indexOf(step) + 1];
}

/** Returns the step before this one, undefined before the first. */
export function previousStep(step: Step, subject: ApplicationSubject): Step | undefined {
  const steps = stepsFor(subject);
  return steps[steps.indexOf(step) - 1];
}
