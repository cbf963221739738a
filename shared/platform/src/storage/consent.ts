/** What the visitor allows (decisions §4). */
export interface Consent {
  /** False until the visitor has answered the banner. */
  answered: boolean;
  personalisation: boolean;
  audience: boolean;
  advertising: boolean;
}

const CATEGORY = { personalisation: 1, audience: 2, advertising: 3 };

/** Default name of the consent cookie (decisions §4). */
export const CONSENT_COOKIE = 'TC_PRIVACY_CENTER';

/** Returns what a consent cookie's raw value allows; null means that there is no cookie. */
export function parseConsent(value: string | null): Consent {
  if (value === null) return { answered: false, personalisation: true, audience: false, advertising: false };
  const allowed = new Set(
    decode(value)
      .split(',')
      .map((part) => part.trim())
      .filter((part) => /^\d+$/.test(part))
      .map(Number),
  );
  return {
    answered: true,
    personalisation: allowed.has(CATEGORY.personalisation),
    audience: allowed.has(CATEGORY.audience),
    advertising: allowed.has(CATEGORY.advertising),
  };
}

/** Returns what the visitor of this browser allows now. */
export function readConsent(): Consent {
  const prefix = `${CONSENT_COOKIE}=`;
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return parseConsent(cookie === undefined ? null : cookie.slice(prefix.length));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
