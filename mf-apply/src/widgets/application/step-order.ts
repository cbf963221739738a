import type { ApplicationSubject } from './subject.ts';

/** The steps are in the hash: `#candidature/{step}` (decisions.md#states-and-flows). */
export const HASH = 'candidature';

export type StepId = 'cv' | 'informations' | 'motivation' | 'questions' | 'confirmation';

const ORDERS: Readonly<Record<ApplicationSubject['type'], readonly [StepId, ...StepId[]]>> = {
  OFFER: ['cv', 'informations', 'motivation', 'questions', 'confirmation'],
  SPONTANEOUS: ['cv', 'informations', 'motivation', 'confirmation'],
  // A contact request starts with the identity (decisions.md#purpose-and-figures).
  DCE: ['informations', 'cv', 'motivation', 'questions', 'confirmation'],
};

/** Returns a subject's steps in order; without questions there is no questions step. */
export function stepsFor({ type, questions }: ApplicationSubject): [StepId, ...StepId[]] {
  const [first, ...others] = ORDERS[type];
  return [first, ...others.filter((step) => step !== 'questions' || questions.length > 0)];
}
