import type { Description } from '../../wizard/types.ts';
import type { AlertData } from './alert-data.ts';
import { FIELDS } from './fields.ts';
import type { Values } from './fields.ts';
import { ConfirmationStep } from './steps/confirmation-step.tsx';
import { CriteriaStep } from './steps/criteria-step.tsx';
import { EmailStep } from './steps/email-step.tsx';

export type AlertDescription = Description<Values, AlertData>;

export function alertDescription(subject: AlertData): AlertDescription {
  return {
    subject,
    fields: FIELDS,
    steps: [
      {
        id: 'informations',
        label: 'Votre adresse',
        title: 'Où vous écrire\u00a0?',
        fields: ['email', 'website'],
        component: EmailStep,
      },
      {
        id: 'criteres',
        label: 'Vos critères',
        title: 'Quelles offres cherchez-vous\u00a0?',
        fields: ['jobs', 'entities', 'keepsPlace', 'keepsFilters', 'keepsConditions'],
        component: CriteriaStep,
      },
      {
        id: 'confirmation',
        label: 'Confirmation',
        title: 'Tout est juste\u00a0?',
        fields: ['consent'],
        component: ConfirmationStep,
      },
    ],
  };
}
