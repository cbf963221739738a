import { HoneypotField } from '../../forms/honeypot-field.tsx';
import { isEmail } from '../../forms/problems.ts';
import { TextField } from '../../forms/text-field.tsx';
import { MESSAGES } from '../rules.ts';

/** Where the offers are sent. */
export function EmailStep() {
  return (
    <>
      <TextField
        name="email"
        label="Adresse e-mail"
        type="email"
        autoComplete="email"
        hint="Exemple&nbsp;: nom@exemple.fr"
        isRequired
        check={(value) => (isEmail(value) ? undefined : MESSAGES.email)}
      />
      <HoneypotField />
    </>
  );
}
