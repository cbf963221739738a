import { Field as FormField, useField } from 'react-final-form';
import { Field, Input } from '@careers/ui';
import { Honeypot } from '../../forms/honeypot.tsx';
import { keepText } from '../../forms/keep-text.ts';
import { isEmail } from '../../forms/problems.ts';
import { useShownProblem } from '../../forms/shown-problems.tsx';
import { MESSAGES } from '../rules.ts';

/** Where the offers are sent. */
export function EmailStep() {
  const { input, meta } = useField<string>('email', keepText);
  const { problem, clear } = useShownProblem('email');
  const left = meta.touched && meta.modified && !meta.active && !isEmail(input.value);
  return (
    <>
      <Field
        label="Adresse e-mail"
        id="email"
        isRequired
        hint="Exemple&nbsp;: nom@exemple.fr"
        error={problem ?? (left ? MESSAGES.email : undefined)}
      >
        {(control) => (
          <Input
            {...input}
            {...control}
            type="email"
            autoComplete="email"
            aria-required
            onChange={(event) => {
              clear();
              input.onChange(event);
            }}
          />
        )}
      </Field>
      <Honeypot>
        <FormField name="website" {...keepText}>
          {({ input: website }) => <input {...website} type="text" tabIndex={-1} autoComplete="off" />}
        </FormField>
      </Honeypot>
    </>
  );
}
