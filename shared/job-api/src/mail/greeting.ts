const MAX_LENGTH = 40;
/** Matches letters of any script, and the separators used in names. */
const NAME = /^\p{L}[\p{L}\p{M}'’ .-]*$/u;
/** Matches text that mail clients turn into a link: "exemple.fr". */
const DOMAIN = /\.\p{L}{2}/u;

/**
 * Returns the greeting of a mail. Omits a first name that may be an advertisement, as the sender of a form also chooses
 * the mail's recipient.
 */
export function greeting(firstName: string): string {
  const isName = firstName.length <= MAX_LENGTH && NAME.test(firstName) && !DOMAIN.test(firstName);
  return isName ? `Bonjour ${firstName},` : 'Bonjour,';
}
