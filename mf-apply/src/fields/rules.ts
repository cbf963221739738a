import { FORM_MESSAGES, isEmail } from '@careers/api-client/form-rules';
import type { Field } from '../wizard/types.ts';

type AnyField<Value> = Field<Value, unknown, unknown>;

/** A text field: kept in the tab, trimmed when sent. */
export function text(name: string): AnyField<string> {
  return {
    empty: '',
    restore: (kept) => (typeof kept === 'string' ? kept : ''),
    send: (form, value) => form.set(name, value.trim()),
  };
}

export const EMAIL: AnyField<string> = {
  ...text('email'),
  validate: (email) => (isEmail(email) ? undefined : FORM_MESSAGES.email),
  refusal: FORM_MESSAGES.email,
  summarise: (email) => [{ term: 'Adresse e-mail', value: email }],
};

/** Asked anew each time: never kept in the tab. */
export const CONSENT: AnyField<boolean> = {
  empty: false,
  validate: (consent) => (consent ? undefined : FORM_MESSAGES.consent),
  send: (form, consent) => form.set('consent', String(consent)),
};

export const HONEYPOT: AnyField<string> = {
  empty: '',
  send: (form, website) => form.set('website', website),
};
