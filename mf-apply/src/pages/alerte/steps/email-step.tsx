import { EmailField } from '../../../forms/email-field.tsx';
import { HoneypotField } from '../../../forms/honeypot-field.tsx';
import { isEmail } from '../../../forms/problems.ts';
import { MESSAGES } from '../rules.ts';

/** Where the offers are sent. */
export function EmailStep() {
  return (
    <>
      <EmailField check={(value) => (isEmail(value) ? undefined : MESSAGES.email)} />
      <HoneypotField />
    </>
  );
}
