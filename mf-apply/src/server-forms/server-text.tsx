import { Field, Input } from '@careers/ui';
import type { TextInput } from '../fields/text-input.ts';

/** A text input with the browser's validation. */
export function ServerText({ name, label, hint, isRequired = false, ...attributes }: TextInput) {
  return (
    <Field label={label} id={name} isRequired={isRequired} {...(hint ? { hint } : {})}>
      {(control) => <Input {...control} {...attributes} name={name} required={isRequired} />}
    </Field>
  );
}
