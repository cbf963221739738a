import { MAX_LENGTH } from '@careers/api-client/form-rules';
import { EMAIL_INPUT } from '../../fields/text-input.ts';
import type { TextInput } from '../../fields/text-input.ts';

/** Identity fields of an applicant, for the step and for the form without JavaScript. */
export const IDENTITY_INPUTS: readonly TextInput[] = [
  {
    name: 'firstName',
    label: 'Prénom',
    autoComplete: 'given-name',
    isRequired: true,
    maxLength: MAX_LENGTH.firstName,
  },
  {
    name: 'lastName',
    label: 'Nom',
    autoComplete: 'family-name',
    isRequired: true,
    maxLength: MAX_LENGTH.lastName,
  },
  EMAIL_INPUT,
  {
    name: 'postalCode',
    label: 'Code postal',
    hint: 'Exemple\u00a0: 44000',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    isRequired: true,
    maxLength: MAX_LENGTH.postalCode,
  },
  { name: 'phone', label: 'Téléphone', type: 'tel', autoComplete: 'tel', maxLength: MAX_LENGTH.phone },
];
