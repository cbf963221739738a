/** Messages by field. */
export type Problems = Readonly<Partial<Record<string, string>>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const LONGEST_EMAIL = 254;

/** Whether a text has the form of an e-mail address (decisions.md#validation). */
export function isEmail(value: string): boolean {
  const email = value.trim();
  return email.length <= LONGEST_EMAIL && EMAIL.test(email);
}
