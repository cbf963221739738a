import type { ComponentProps } from 'react';
import { MAX_LENGTH } from '@careers/api-client/form-rules';
import { Field, Input } from '@careers/ui';

interface ServerTextProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'required'
> {
  name: string;
  label: string;
  hint?: string;
}

/** A text input with the browser's validation. */
export function ServerText({ name, label, hint, required = false, ...attributes }: ServerTextProps) {
  return (
    <Field label={label} id={name} isRequired={required} {...(hint ? { hint } : {})}>
      {(control) => <Input {...control} {...attributes} name={name} required={required} />}
    </Field>
  );
}

export function ServerEmail() {
  return (
    <ServerText
      name="email"
      label="Adresse e-mail"
      hint="Exemple&nbsp;: nom@exemple.fr"
      type="email"
      autoComplete="email"
      maxLength={MAX_LENGTH.email}
      required
    />
  );
}
