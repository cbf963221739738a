import { useSyncExternalStore } from 'react';
import type { ConsentSettings } from '@careers/contract';
import { PERSONAL_KEYS } from './personal-keys.ts';

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

/** Told to `window` after each choice of the visitor. */
export const CONSENT_CHANGE = 'consent:change';

/** A choice is kept six months. */
const LIFETIME_SECONDS = 183 * 24 * 3600;

const UNANSWERED = parseConsent(null);
let settings: ConsentSettings = { cookieName: CONSENT_COOKIE, isStrict: false };
let latest: { raw: string | null; consent: Consent } = { raw: null, consent: UNANSWERED };

/** Sets how consent is kept on this page; told once, before anything reads it. */
export function configureConsent(given: ConsentSettings): void {
  settings = given;
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

/** Returns what the visitor of this browser allows now: the same object until that changes. */
export function readConsent(): Consent {
  const prefix = `${settings.cookieName}=`;
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  const raw = cookie === undefined ? null : cookie.slice(prefix.length);
  if (raw !== latest.raw) latest = { raw, consent: parseConsent(raw, settings.isStrict) };
  return latest.consent;
}

/**
 * Keeps what the visitor allows, and tells the page. Without personalisation, what was kept under it is deleted
 * (decisions §4).
 */
export function writeConsent(choice: Omit<Consent, 'answered'>): void {
  const allowed = Object.entries(CATEGORY)
    .filter(([name]) => choice[name as keyof typeof CATEGORY])
    .map(([, number]) => number);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const value = encodeURIComponent(allowed.join(',') || '0');
  document.cookie = `${settings.cookieName}=${value}; Max-Age=${LIFETIME_SECONDS}; Path=/; SameSite=Lax${secure}`;
  if (!choice.personalisation) forgetPersonalItems();
  window.dispatchEvent(new Event(CONSENT_CHANGE));
}

/** Returns what the visitor allows, and again after each choice; the server and the first render see no answer. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => UNANSWERED);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CONSENT_CHANGE, listener);
  return () => window.removeEventListener(CONSENT_CHANGE, listener);
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
