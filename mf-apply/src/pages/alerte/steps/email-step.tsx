import { EmailField } from '../../../fields/email-field.tsx';
import { HoneypotField } from '../../../fields/honeypot-field.tsx';

export function EmailStep() {
  return (
    <>
      <EmailField />
      <HoneypotField />
    </>
  );
}
