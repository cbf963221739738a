import { useRef } from 'react';
import { Field, Input } from '@careers/ui';
import { keepText, useWizardField } from '../wizard/use-wizard-field.ts';
import { EmailSuggestion } from './email-suggestion.tsx';
import type { TextInput } from './text-input.ts';

/** A text input, validated on blur once edited, and when the visitor continues. */
export function TextField({ name, label, hint, isRequired = false, maxLength: _, ...attributes }: TextInput) {
  const { input, meta, error } = useWizardField<string>(name, keepText);
  const control = useRef<HTMLInputElement>(null);
  const left: unknown = meta.touched && meta.modified && !meta.active ? meta.error : undefined;
  return (
    <Field
      label={label}
      id={name}
      isRequired={isRequired}
      {...(hint ? { hint } : {})}
      error={error ?? (typeof left === 'string' ? left : undefined)}
    >
      {(described) => (
        <div>
          <Input
            {...input}
            {...described}
            {...attributes}
            ref={control}
            aria-required={isRequired || undefined}
          />
          {attributes.type === 'email' && (
            <EmailSuggestion
              email={meta.active ? '' : input.value}
              onAccept={(meant) => {
                input.onChange(meant);
                control.current?.focus();
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
