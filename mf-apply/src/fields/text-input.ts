import type { ComponentProps } from 'react';
import { MAX_LENGTH } from '@careers/api-client/form-rules';

/** What a text input is in a step and in a form without JavaScript. */
export interface TextInput extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** Where the browser itself validates; a step accepts any length, and says what is wrong. */
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
