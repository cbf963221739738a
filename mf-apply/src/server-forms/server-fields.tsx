import { Field, Input, Checkbox } from '@careers/ui';
import type { TextInput } from '../fields/text-input.ts';

/** A text input with the browser's validation. */
export function ServerText({ name, label, hint, isRequired = false, ...attributes }: TextInput) {
  return (
    <Field label={label} id={name} isRequired={isRequired} {...(hint ? { hint } : {})}>
      {(control) => <Input {...control} {...attributes} name={name} required={isRequired} />}
    </Field>
  );
}

export function ServerConsent({ text, label }: { text: string; label: string }) {
  return (
    <div>
      <p>
        {text} <a href="/donnees-personnelles">Données personnelles</a>
      </p>
      <Checkbox name="consent" value="true" required>
        {label}
      </Checkbox>
    </div>
  );
}

export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
