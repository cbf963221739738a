import { FORM_MESSAGES, cleanText, textError } from '@careers/api-client/form-rules';
import type { RequiredText } from '@careers/api-client/form-rules';
import type { Field } from '../wizard/types.ts';

type AnyField<Value> = Field<Value, unknown, unknown>;

/** Text field: stored in the tab, trimmed when sent. */
export function text(name: string): AnyField<string> {
  return {
    empty: '',
    restore: (kept) => (typeof kept === 'string' ? kept : ''),
    send: (form, value) => form.set(name, value.trim()),
  };
}

/** Required text, validated and normalised like on the server. */
export function requiredText(name: RequiredText): AnyField<string> {
  return {
    ...text(name),
    validate: (value) => textError(name, value)?.message,
    refusal: FORM_MESSAGES[name],
    send: (form, value) => form.set(name, cleanText(name, value)),
  };
}

export const EMAIL: AnyField<string> = {
  ...requiredText('email'),
  summarise: (email) => [{ term: 'Adresse e-mail', value: cleanText('email', email) }],
};

/** Consent, asked each time and never stored in the tab. */
export const CONSENT: AnyField<boolean> = {
  empty: false,
  validate: (consent) => (consent ? undefined : FORM_MESSAGES.consent),
  send: (form, consent) => form.set('consent', String(consent)),
};

export const HONEYPOT: AnyField<string> = {
  empty: '',
  send: (form, website) => form.set('website', website),
};
