import { EmailField } from '../../../forms/email-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { HoneypotField } from '../../../forms/honeypot-field.tsx';
import { validate } from '../rules/validate.ts';
import { EMPTY } from '../rules/values.ts';

/** Who one is. */
export function IdentityFields() {
  return (
    <>
      <TextField
        name="firstName"
        label="Prénom"
        autoComplete="given-name"
        isRequired
        check={checkOf('firstName')}
      />
      <TextField
        name="lastName"
        label="Nom"
        autoComplete="family-name"
        isRequired
        check={checkOf('lastName')}
      />
      <EmailField check={checkOf('email')} />
      <TextField
        name="postalCode"
        label="Code postal"
        autoComplete="postal-code"
        inputMode="numeric"
        hint="Exemple&nbsp;: 44000"
        isRequired
        check={checkOf('postalCode')}
      />
      <TextField name="phone" label="Téléphone" type="tel" autoComplete="tel" check={checkOf('phone')} />
      <HoneypotField />
    </>
  );
}

/** The rules of these fields are the same for every subject. */
const NO_SUBJECT = { type: 'DCE', isCvRequired: false, questions: [] } as const;

function checkOf(name: 'firstName' | 'lastName' | 'email' | 'postalCode' | 'phone') {
  return (value: string) => validate('informations', { ...EMPTY, [name]: value }, NO_SUBJECT)[name];
}
