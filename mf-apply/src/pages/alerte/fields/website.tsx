import { HoneypotField } from '../../../fields/honeypot-field.tsx';
import { HONEYPOT } from '../../../fields/rules.ts';
import type { AlertField } from '../alert-data.ts';

/** The honeypot; forms without JavaScript all have theirs. */
export const website: AlertField<string> = { ...HONEYPOT, Input: HoneypotField };
