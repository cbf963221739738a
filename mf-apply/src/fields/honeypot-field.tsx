import { Field } from 'react-final-form';
import { Honeypot } from './honeypot.tsx';
import { keepText } from '../wizard/use-wizard-field.ts';

export function HoneypotField() {
  return (
    <Honeypot>
      <Field name="website" {...keepText}>
        {({ input }) => <input {...input} type="text" tabIndex={-1} autoComplete="off" />}
      </Field>
    </Honeypot>
  );
}
