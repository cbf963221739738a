import type { ApplicationSubject } from '../subject.ts';
import { validate } from './validate.ts';
import { IDENTITY } from './values.ts';
import type { Values } from './values.ts';

/** Part of the address that the form owns: `#candidature/{step}` (decisions.md#states-and-flows). */
export const HASH = 'candidature';

/** Shown once the server has answered; it has no fields. */
export const RESULT = 'resultat';

export const STEP_LABELS = {
  cv: 'CV',
  informations: 'Vos coordonnées',
  motivation: 'Motivation',
  questions: 'Questions',
  confirmation: 'Confirmation',
} as const;

export type Step = keyof typeof STEP_LABELS;

const TITLES: Readonly<Record<Step, string>> = {
  cv: 'Ajoutez votre CV',
  informations: 'Vos coordonnées',
  motivation: 'Un mot de motivation\u00a0?',
  questions: 'Quelques questions',
  confirmation: 'Tout est prêt',
};

/** Returns the heading of a step. */
export function titleOf(step: Step, { type }: ApplicationSubject): string {
  return step === 'cv' && type === 'DCE' ? 'Un CV à joindre\u00a0?' : TITLES[step];
}

const ORDERS: Readonly<Record<ApplicationSubject['type'], readonly Step[]>> = {
  OFFER: ['cv', 'informations', 'motivation', 'questions', 'confirmation'],
  SPONTANEOUS: ['cv', 'informations', 'motivation', 'confirmation'],
  // Who asks to be called says who they are first (decisions.md#purpose-and-figures).
  DCE: ['informations', 'cv', 'motivation', 'questions', 'confirmation'],
};

/** Returns the steps that exist for a subject, in their order: one without questions has no such step. */
export function stepsFor({ type, questions }: ApplicationSubject): Step[] {
  return ORDERS[type].filter((step) => step !== 'questions' || questions.length > 0);
}

/**
 * Returns the step to show for one that the address asks for: itself when all before it are in order, else the
 * first that is not. An unknown step is the first one.
 */
export function reachableStep(asked: string | undefined, values: Values, subject: ApplicationSubject): Step {
  const steps = stepsFor(subject);
  const wanted = Math.max(
    0,
    steps.findIndex((step) => step === asked),
  );
  const isOpen = (step: Step) => Object.keys(validate(step, values, subject)).length > 0;
  return steps.slice(0, wanted).find(isOpen) ?? steps[wanted] ?? 'confirmation';
}

/** Whether a step may be passed over: its document is then not sent. */
export function canSkip(step: Step, { isCvRequired }: ApplicationSubject): step is 'cv' | 'motivation' {
  return step === 'motivation' || (step === 'cv' && !isCvRequired);
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

/** Returns the names of all fields of a subject's form. */
export function fieldsOf({ questions }: ApplicationSubject): string[] {
  const answers = questions.map(({ id }) => `answers.${id}`);
  return ['cv', 'motivation', 'consent', 'website', ...IDENTITY, ...answers];
}

/** Returns the step that has a field of the form, or of the server's answer; the last one for what has no field. */
export function stepOfField(field: string): Step {
  if (field === 'cv' || field === 'motivation') return field;
  if (IDENTITY.some((name) => name === field)) return 'informations';
  return field.startsWith('answers') ? 'questions' : 'confirmation';
}
