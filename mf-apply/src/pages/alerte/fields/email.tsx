import { EMAIL } from '../../../fields/rules.ts';
import { EMAIL_INPUT } from '../../../fields/text-input.ts';
import { textInputs } from '../../../fields/text-inputs.tsx';
import type { AlertField } from '../alert-data.ts';

export const email: AlertField<string> = { ...EMAIL, ...textInputs(EMAIL_INPUT) };
