import { Field, Input } from '@careers/ui';
import { keepText, useWizardField } from '../wizard/use-wizard-field.ts';
import type { TextInput } from './text-input.ts';

/** A text input, validated on blur once edited, and when the visitor continues. */
export function TextField({ name, label, hint, isRequired = false, maxLength: _, ...attributes }: TextInput) {
  const { input, meta, error } = useWizardField<string>(name, keepText);
  const left: unknown = meta.touched && meta.modified && !meta.active ? meta.error : undefined;
  return (
    <Field
      label={label}
      id={name}
      isRequired={isRequired}
      {...(hint ? { hint } : {})}
      error={error ?? (typeof left === 'string' ? left : undefined)}
    >
      {(control) => <Input {...input} {...control} {...attributes} aria-required={isRequired || undefined} />}
    </Field>
  );
}
