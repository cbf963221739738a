import type { ConsentSettings } from '@careers/contract';
import { PERSONAL_KEYS } from './personal-keys.ts';

/** What the visitor allows (decisions.md#storage-and-consent). */
export interface Consent {
  /** False until the visitor has answered the banner. */
  answered: boolean;
  personalisation: boolean;
  audience: boolean;
  advertising: boolean;
}

const CATEGORY = { personalisation: 1, audience: 2, advertising: 3 };

/** Default name of the consent cookie (decisions.md#storage-and-consent). */
export const CONSENT_COOKIE = 'TC_PRIVACY_CENTER';

/** Told to `window` after each choice of the visitor. */
export const CONSENT_CHANGE = 'consent:change';

/** Told to `window` to open the visitor's choices again. */
export const CONSENT_OPEN = 'consent:open';

/** A choice is kept six months. */
export const CONSENT_LIFETIME_SECONDS = 183 * 24 * 3600;

/** What a visitor can allow or refuse. */
export type ConsentChoice = Omit<Consent, 'answered'>;

/** The categories in the visitor's words, in the order of the cookie's numbers (decisions.md#storage-and-consent). */
export const CONSENT_CATEGORIES: readonly { name: keyof ConsentChoice; label: string; help: string }[] = [
  {
    name: 'personalisation',
    label: 'Personnalisation',
    help: 'Favoris, dernière recherche, offres auxquelles vous avez postulé. Refuser les efface.',
  },
  { name: 'audience', label: 'Mesure d’audience', help: 'Compter les visites, pour améliorer le site.' },
  { name: 'advertising', label: 'Publicité et vidéos', help: 'Permettre au lecteur vidéo de s’afficher.' },
];

/** What the server and the first render see. */
export const UNANSWERED = parseConsent(null);
let settings: ConsentSettings = { cookieName: CONSENT_COOKIE, isStrict: false };
let latest: { raw: string | null; consent: Consent } = { raw: null, consent: UNANSWERED };
/** Whether `latest` is known to be true; reading a cookie asks another process, and a page asks for each of its offers. */
let isCurrent = false;

/** Sets how consent is kept on this page; told once, before anything reads it. */
export function configureConsent(given: ConsentSettings): void {
  settings = given;
  isCurrent = false;
  latest = { raw: null, consent: parseConsent(null, given.isStrict) };
}

/**
 * Returns what a consent cookie's raw value allows; null means that there is no cookie: then personalisation is
 * allowed, unless silence refuses it too.
 */
export function parseConsent(value: string | null, isStrict = false): Consent {
  if (value === null)
    return { answered: false, personalisation: !isStrict, audience: false, advertising: false };
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

/** Returns what the visitor of this browser allows now: the same object until that changes. Reads the cookie once a task. */
export function readConsent(): Consent {
  if (isCurrent) return latest.consent;
  isCurrent = true;
  queueMicrotask(() => {
    isCurrent = false;
  });
  const prefix = `${settings.cookieName}=`;
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  const raw = cookie === undefined ? null : cookie.slice(prefix.length);
  if (raw !== latest.raw) latest = { raw, consent: parseConsent(raw, settings.isStrict) };
  return latest.consent;
}

/** Returns the value of the cookie that keeps a choice, not encoded (decisions.md#storage-and-consent). */
export function formatConsent(choice: ConsentChoice): string {
  const allowed = Object.entries(CATEGORY)
    .filter(([name]) => choice[name as keyof typeof CATEGORY])
    .map(([, number]) => number);
  return allowed.join(',') || '0';
}

/**
 * Keeps what the visitor allows, and tells the page. Without personalisation, what was kept under it is deleted
 * (decisions.md#storage-and-consent).
 */
export function writeConsent(choice: ConsentChoice): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const value = encodeURIComponent(formatConsent(choice));
  document.cookie = `${settings.cookieName}=${value}; Max-Age=${CONSENT_LIFETIME_SECONDS}; Path=/; SameSite=Lax${secure}`;
  isCurrent = false;
  applyConsent();
  window.dispatchEvent(new Event(CONSENT_CHANGE));
}

/** Deletes what may not be kept: also where the choice was made without a script. */
export function applyConsent(): void {
  if (!readConsent().personalisation) forgetPersonalItems();
}

/** Calls the listener after each choice of the visitor; returns how to stop. */
export function subscribeToConsent(listener: () => void): () => void {
  window.addEventListener(CONSENT_CHANGE, listener);
  return () => window.removeEventListener(CONSENT_CHANGE, listener);
}

/** Opens the visitor's choices: from the footer, and from what waits for one of them. */
export function openConsent(): void {
  window.dispatchEvent(new Event(CONSENT_OPEN));
}

function forgetPersonalItems(): void {
  try {
    for (const key of PERSONAL_KEYS) window.localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
