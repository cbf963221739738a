import { useField } from 'react-final-form';
import type { ComponentProps } from 'react';
import { Field, Input } from '@careers/ui';
import { keepText } from './keep-text.ts';
import { useShownProblem } from './shown-problems.tsx';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** Returns what is wrong with a value. */
  check(value: string): string | undefined;
}

/** A line of text, checked when it is left after a first edit, and when the visitor wants to go on. */
export function TextField({ name, label, hint, isRequired = false, check, ...attributes }: TextFieldProps) {
  const { input, meta } = useField<string>(name, keepText);
  const { problem, clear } = useShownProblem(name);
  const left = meta.touched && meta.modified && !meta.active ? check(input.value) : undefined;
  return (
    <Field
      label={label}
      id={name}
      isRequired={isRequired}
      {...(hint ? { hint } : {})}
      error={problem ?? left}
    >
      {(control) => (
        <Input
          {...input}
          {...control}
          {...attributes}
          aria-required={isRequired || undefined}
          onChange={(event) => {
            clear();
            input.onChange(event);
          }}
        />
      )}
    </Field>
  );
}
