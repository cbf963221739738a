import type { Description, ValuesOf } from '../../wizard/types.ts';
import { Summary } from '../../wizard/summary.tsx';
import { namesOf } from '../../wizard/values.ts';
import type { AlertData } from './alert-data.ts';
import { consent } from './fields/consent.tsx';
import { email, website } from './fields/contact.tsx';
import { entities } from './fields/entities.tsx';
import { frequency } from './fields/frequency.tsx';
import { jobs } from './fields/jobs.tsx';
import { place } from './fields/place.tsx';
import { searched } from './fields/searched.tsx';
import { HASH } from './use-router-step.ts';

// The fields of each step, in order: the form without JavaScript has them all.
const address = { email, website };
const criteria = { jobs, place, entities, searched, frequency };
const agreement = { consent };

export const FIELDS = { ...address, ...criteria, ...agreement };

export type Values = ValuesOf<typeof FIELDS>;

export type AlertDescription = Description<Values, AlertData>;

export function alertDescription(subject: AlertData): AlertDescription {
  return {
    hash: HASH,
    subject,
    fields: FIELDS,
    steps: [
      {
        id: 'informations',
        label: 'Votre adresse',
        title: 'Où vous écrire\u00a0?',
        fields: namesOf(address),
      },
      {
        id: 'criteres',
        label: 'Vos critères',
        title: 'Quelles offres cherchez-vous\u00a0?',
        fields: namesOf(criteria),
      },
      {
        id: 'confirmation',
        label: 'Confirmation',
        title: 'Tout est juste\u00a0?',
        fields: namesOf(agreement),
        component: Summary,
      },
    ],
  };
}
