import type { ComponentProps } from 'react';
import { Field, Input } from '@careers/ui';
import { keepText, useWizardField } from '../wizard/use-wizard-field.ts';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
}

/** A text input, validated on blur once edited, and when the visitor continues. */
export function TextField({ name, label, hint, isRequired = false, ...attributes }: TextFieldProps) {
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
