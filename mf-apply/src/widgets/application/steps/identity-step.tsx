import { HoneypotField } from '../../../fields/honeypot-field.tsx';
import { TextField } from '../../../fields/text-field.tsx';
import { IDENTITY_INPUTS } from '../identity-inputs.ts';

export function IdentityStep() {
  return (
    <>
      {IDENTITY_INPUTS.map((input) => (
        <TextField key={input.name} {...input} />
      ))}
      <HoneypotField />
    </>
  );
}
