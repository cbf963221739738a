import type { ApplicationSubject } from './subject.ts';

/** Part of the address that the form owns: `#candidature/{step}` (decisions.md#states-and-flows). */
export const HASH = 'candidature';

/** Shown once the server has answered; it has no fields. */
export const RESULT = 'resultat';

export type StepId = 'cv' | 'informations' | 'motivation' | 'questions' | 'confirmation';

const ORDERS: Readonly<Record<ApplicationSubject['type'], readonly [StepId, ...StepId[]]>> = {
  OFFER: ['cv', 'informations', 'motivation', 'questions', 'confirmation'],
  SPONTANEOUS: ['cv', 'informations', 'motivation', 'confirmation'],
  // Who asks to be called says who they are first (decisions.md#purpose-and-figures).
  DCE: ['informations', 'cv', 'motivation', 'questions', 'confirmation'],
};

/** Returns the steps that exist for a subject, in their order: one without questions has no such step. */
export function stepsFor({ type, questions }: ApplicationSubject): [StepId, ...StepId[]] {
  const [first, ...others] = ORDERS[type];
  return [first, ...others.filter((step) => step !== 'questions' || questions.length > 0)];
}
