import type { Description, Step } from '../../wizard/types.ts';
import { FIELDS } from './fields.ts';
import type { Values } from './fields.ts';
import { HASH, stepsFor } from './step-order.ts';
import type { StepId } from './step-order.ts';
import { ConfirmationStep } from './steps/confirmation-step.tsx';
import { CvStep, IdentityStep, MotivationStep, QuestionsStep } from './steps/steps.tsx';
import type { ApplicationSubject } from './subject.ts';

export type ApplicationDescription = Description<Values, ApplicationSubject>;

const STEPS: Readonly<Record<StepId, Step<Values, ApplicationSubject>>> = {
  cv: { id: 'cv', label: 'CV', title: 'Ajoutez votre CV', fields: ['cv'], component: CvStep },
  informations: {
    id: 'informations',
    label: 'Vos coordonnées',
    title: 'Vos coordonnées',
    fields: ['firstName', 'lastName', 'email', 'postalCode', 'phone', 'website'],
    component: IdentityStep,
  },
  motivation: {
    id: 'motivation',
    label: 'Motivation',
    title: 'Un mot de motivation\u00a0?',
    fields: ['motivation'],
    component: MotivationStep,
    isOptional: true,
  },
  questions: {
    id: 'questions',
    label: 'Questions',
    title: 'Quelques questions',
    fields: ['answers'],
    component: QuestionsStep,
  },
  confirmation: {
    id: 'confirmation',
    label: 'Confirmation',
    title: 'Tout est prêt',
    fields: ['consent'],
    component: ConfirmationStep,
  },
};

/** Returns the wizard for an offer, a domain, or a contact request about store ownership. */
export function applicationDescription(subject: ApplicationSubject): ApplicationDescription {
  const cv = {
    ...STEPS.cv,
    isOptional: !subject.isCvRequired,
    ...(subject.type === 'DCE' ? { title: 'Un CV à joindre\u00a0?' } : {}),
  };
  const [first, ...others] = stepsFor(subject);
  const identity: typeof STEPS.informations =
    subject.type === 'DCE'
      ? { ...STEPS.informations, fields: ['region', ...STEPS.informations.fields] }
      : STEPS.informations;
  const step = (id: StepId) => ({ ...STEPS, cv, informations: identity })[id];
  return { hash: HASH, subject, fields: FIELDS, steps: [step(first), ...others.map(step)] };
}
