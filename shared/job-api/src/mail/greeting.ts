const MAX_LENGTH = 40;
/** Letters of any script, and what stands between them in names. */
const NAME = /^\p{L}[\p{L}\p{M}'’ .-]*$/u;
/** What mail programs turn into a link: "exemple.fr". */
const DOMAIN = /\.\p{L}{2}/u;

/**
 * Returns the greeting of a mail. The sender of a form also chooses the recipient of the mail: a first name that may be
 * an advertisement is left out.
 */
export function greeting(firstName: string): string {
  const isName = firstName.length <= MAX_LENGTH && NAME.test(firstName) && !DOMAIN.test(firstName);
  return isName ? `Bonjour ${firstName},` : 'Bonjour,';
}
