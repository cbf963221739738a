/** Limit in characters (RFC 5321, 4.5.3.1). */
export const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const TOP_LEVEL = '(?:\\p{L}{2,63}|xn--[A-Za-z0-9-]{1,59})';
/** Without quotes, comments and IP literals; a domain may have accents, a local part must be ASCII. */
const EMAIL = new RegExp(`^(${ATOM}(?:\\.${ATOM})*)@(?:${LABEL}\\.)+${TOP_LEVEL}$`, 'u');

/**
 * Normalises an e-mail address: removes surrounding spaces, invisible characters, "mailto:" and a final dot, and
 * converts full-width forms.
 */
export function cleanEmail(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^mailto:\s*/i, '')
    .replace(/\.$/, '');
}

/** Returns true if a text is an e-mail address, once cleaned. */
export function isEmail(text: string): boolean {
  const email = cleanEmail(text);
  const [, localPart = ''] = EMAIL.exec(email) ?? [];
  return localPart !== '' && localPart.length <= MAX_LOCAL_PART_LENGTH && email.length <= MAX_EMAIL_LENGTH;
}
