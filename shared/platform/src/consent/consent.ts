import type { ConsentSettings } from '@careers/contract';
import { PERSONAL_KEYS } from '../storage/personal-keys.ts';

/** The visitor's consent (decisions.md#storage-and-consent). */
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

/** Event on `window` after each choice. */
export const CONSENT_CHANGE = 'consent:change';

/** Event on `window` that opens the preference centre. */
export const CONSENT_OPEN = 'consent:open';

/** Six months. */
export const CONSENT_LIFETIME_SECONDS = 183 * 24 * 3600;

/** The categories that a visitor allows or refuses. */
export type ConsentChoice = Omit<Consent, 'answered'>;

/** The categories in order of their numbers in the cookie (decisions.md#storage-and-consent). */
export const CONSENT_CATEGORIES: readonly { name: keyof ConsentChoice; label: string; help: string }[] = [
  {
    name: 'personalisation',
    label: 'Personnalisation',
    help: 'Favoris, dernière recherche, offres vues, offres auxquelles vous avez postulé. Refuser les efface.',
  },
  { name: 'audience', label: 'Mesure d’audience', help: 'Compter les visites, pour améliorer le site.' },
  { name: 'advertising', label: 'Publicité et vidéos', help: 'Permettre au lecteur vidéo de s’afficher.' },
];

/** On the server and in the first render. */
export const UNANSWERED = parseConsent(null);
let settings: ConsentSettings = { cookieName: CONSENT_COOKIE, isStrict: false };
let latest: { raw: string | null; consent: Consent } = { raw: null, consent: UNANSWERED };

/** Sets how consent is stored; called once, before the first read. */
export function configureConsent(given: ConsentSettings): void {
  settings = given;
  latest = { raw: null, consent: parseConsent(null, given.isStrict) };
}

/** Returns the consent of a raw cookie value; null is no cookie, which allows personalisation unless strict. */
export function parseConsent(value: string | null, isStrict = false): Consent {
  if (value === null)
    return { answered: false, personalisation: !isStrict, audience: false, advertising: false };
  const numbers = decode(value)
    .split(',')
    .map((part) => part.trim());
  const isAllowed = (name: keyof typeof CATEGORY) => numbers.includes(String(CATEGORY[name]));
  return {
    answered: true,
    personalisation: isAllowed('personalisation'),
    audience: isAllowed('audience'),
    advertising: isAllowed('advertising'),
  };
}

/** Returns the current consent, the same object until it changes. */
export function readConsent(): Consent {
  const prefix = `${settings.cookieName}=`;
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  const raw = cookie === undefined ? null : cookie.slice(prefix.length);
  if (raw !== latest.raw) latest = { raw, consent: parseConsent(raw, settings.isStrict) };
  return latest.consent;
}

/** Returns the cookie's value for a choice, not encoded (decisions.md#storage-and-consent). */
export function formatConsent(choice: ConsentChoice): string {
  const allowed = Object.entries(CATEGORY)
    .filter(([name]) => choice[name as keyof typeof CATEGORY])
    .map(([, number]) => number);
  return allowed.join(',') || '0';
}

/**
 * Stores the visitor's choice, and notifies the page. Without personalisation, personal values are deleted
 * (decisions.md#storage-and-consent).
 */
export function writeConsent(choice: ConsentChoice): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const value = encodeURIComponent(formatConsent(choice));
  document.cookie = `${settings.cookieName}=${value}; Max-Age=${CONSENT_LIFETIME_SECONDS}; Path=/; SameSite=Lax${secure}`;
  applyConsent();
  window.dispatchEvent(new Event(CONSENT_CHANGE));
}

/** Deletes storage without consent, also after a choice without JavaScript. */
export function applyConsent(): void {
  if (!readConsent().personalisation) forgetPersonalItems();
}

/** Calls the listener after each choice; returns a function that unsubscribes. */
export function subscribeToConsent(listener: () => void): () => void {
  window.addEventListener(CONSENT_CHANGE, listener);
  return () => window.removeEventListener(CONSENT_CHANGE, listener);
}

/** Opens the preference centre. */
export function openConsent(): void {
  window.dispatchEvent(new Event(CONSENT_OPEN));
}

function forgetPersonalItems(): void {
  try {
    for (const key of PERSONAL_KEYS) window.localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has nothing to delete.
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
