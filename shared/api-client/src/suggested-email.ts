import { cleanEmail } from './email.ts';

/** Domains of most visitors' addresses. */
const COMMON_DOMAINS = [
  'gmail.com',
  ...['hotmail.fr', 'hotmail.com', 'outlook.fr', 'outlook.com', 'live.fr', 'msn.com'],
  ...['orange.fr', 'wanadoo.fr', 'laposte.net', 'free.fr', 'sfr.fr', 'neuf.fr', 'bbox.fr'],
  ...['yahoo.fr', 'yahoo.com', 'icloud.com', 'proton.me', 'protonmail.com', 'numericable.fr', 'aliceadsl.fr'],
];

/** Domains that exist, one character from a common one. */
const OTHER_DOMAINS = ['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'hotmail.gr', 'live.jp', 'live.it'];

/** Mistaken domains that are more than one edit from the right one. */
const MISTAKEN_DOMAINS: ReadonlyMap<string, string> = new Map([['gmail.fr', 'gmail.com']]);

/** A shorter name may be another domain rather than a typing error. */
const MIN_NAME_LENGTH = 4;

/** Returns the address that was probably meant, where its domain is a typing error away from a common one; else null. */
export function suggestedEmail(text: string): string | null {
  const [localPart, written, ...rest] = cleanEmail(text).split('@');
  if (!localPart || !written || rest.length > 0) return null;
  const domain = written.toLowerCase();
  if (COMMON_DOMAINS.includes(domain) || OTHER_DOMAINS.includes(domain)) return null;
  const meant =
    MISTAKEN_DOMAINS.get(domain) ?? COMMON_DOMAINS.find((common) => isTypingError(domain, common));
  return meant ? `${localPart}@${meant}` : null;
}

function isTypingError(written: string, domain: string): boolean {
  return domain.indexOf('.') >= MIN_NAME_LENGTH && isOneEditApart(written, domain);
}

/** Returns true if one insertion, deletion, substitution or transposition turns one text into the other. */
function isOneEditApart(left: string, right: string): boolean {
  let same = 0;
  while (same < left.length && left[same] === right[same]) same += 1;
  const [a, b] = [left.slice(same), right.slice(same)];
  const isExchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isExchanged || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1);
}
