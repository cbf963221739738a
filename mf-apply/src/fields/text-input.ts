import type { ComponentProps } from 'react';
import { MAX_LENGTH } from '@careers/api-client/form-rules';

/** Description of a text input, for a step and for the form without JavaScript. */
export interface TextInput extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** Enforced by the browser only without JavaScript; a step accepts any length and shows an error. */
  maxLength: number;
}

export const EMAIL_INPUT: TextInput = {
  name: 'email',
  label: 'Adresse e-mail',
  hint: 'Exemple\u00a0: nom@exemple.fr',
  type: 'email',
  autoComplete: 'email',
  isRequired: true,
  maxLength: MAX_LENGTH.email,
};
