import { EmailField } from '../../../fields/email-field.tsx';
import { HoneypotField } from '../../../fields/honeypot-field.tsx';
import { TextField } from '../../../fields/text-field.tsx';

export function IdentityStep() {
  return (
    <>
      <TextField name="firstName" label="Prénom" autoComplete="given-name" isRequired />
      <TextField name="lastName" label="Nom" autoComplete="family-name" isRequired />
      <EmailField />
      <TextField
        name="postalCode"
        label="Code postal"
        autoComplete="postal-code"
        inputMode="numeric"
        hint="Exemple&nbsp;: 44000"
        isRequired
      />
      <TextField name="phone" label="Téléphone" type="tel" autoComplete="tel" />
      <HoneypotField />
    </>
  );
}
