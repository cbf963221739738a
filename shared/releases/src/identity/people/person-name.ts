const LONGEST_NAME = 100;
const CONTROL_CHARACTERS = /\p{C}+/gu;

/** Returns the name that stands in documents and in the audit log: what a person calls themself alone proves nothing. */
export function personName(person: {
  name: string;
  email: string | null;
  issuer: string;
  subject: string;
}): string {
  return `${person.name} <${person.email ?? `${person.subject}@${hostOf(person.issuer)}`}>`;
}

/** Returns a name as its owner wrote it, as one short line that cannot pass for another's address. */
export function cleanName(name: string): string {
  return name.replace(CONTROL_CHARACTERS, ' ').replace(/[<>]/g, '').trim().slice(0, LONGEST_NAME);
}

function hostOf(issuer: string): string {
  return URL.canParse(issuer) ? new URL(issuer).host : issuer;
}
