import { EMAIL, HONEYPOT } from '../../../fields/rules.ts';
import { EMAIL_INPUT } from '../../../fields/text-input.ts';
import { textInputs } from '../../../fields/text-inputs.tsx';
import type { AlertField } from '../alert-data.ts';
import { HoneypotField } from '../../../fields/honeypot-field.tsx';

export const email: AlertField<string> = { ...EMAIL, ...textInputs(EMAIL_INPUT) };

/** The honeypot; forms without JavaScript all have theirs. */
export const website: AlertField<string> = { ...HONEYPOT, Input: HoneypotField };
