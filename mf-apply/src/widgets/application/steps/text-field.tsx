import { useField } from 'react-final-form';
import { Field, Input } from '@careers/ui';
import type { ComponentProps } from 'react';
import { validate } from '../rules/validate.ts';
import { EMPTY } from '../rules/values.ts';
import { keepText } from '../../../forms/keep-text.ts';
import { useShownProblem } from '../../../forms/shown-problems.tsx';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> {
  name: 'firstName' | 'lastName' | 'email' | 'postalCode' | 'phone';
  label: string;
  hint?: string;
  isRequired?: boolean;
}

/** A line of text, checked when it is left after a first edit, and when the visitor wants to go on. */
export function TextField({ name, label, hint, isRequired = false, ...attributes }: TextFieldProps) {
  const { input, meta } = useField<string>(name, keepText);
  const { problem, clear } = useShownProblem(name);
  const left = meta.touched && meta.modified && !meta.active ? problemOf(name, input.value) : undefined;
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

function problemOf(name: TextFieldProps['name'], value: string): string | undefined {
  return validate('informations', { ...EMPTY, [name]: value }, NO_SUBJECT)[name];
}

/** The rules of these fields are the same for every subject. */
const NO_SUBJECT = { type: 'DCE', isCvRequired: false, questions: [] } as const;
