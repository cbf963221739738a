import { EmailField } from '../../../fields/email-field.tsx';
import { HoneypotField } from '../../../fields/honeypot-field.tsx';

/** Where the offers are sent. */
export function EmailStep() {
  return (
    <>
      <EmailField />
      <HoneypotField />
    </>
  );
}
