import { readConsent } from '../consent/consent.ts';
import { personalValue } from './personal-value.ts';
import { usePersonalValue } from './use-personal-value.ts';

const MAXIMUM = 200;
const NONE: readonly string[] = [];

/** Newest first. */
const seen = personalValue<readonly string[]>('seenOffers', NONE, (stored) =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : NONE,
);

/** Stores that an offer was opened; requires explicit consent, since it is automatic. */
export function rememberSeenOffer(reference: string): void {
  if (!readConsent().answered) return;
  seen.write([reference, ...seen.read().filter((other) => other !== reference)].slice(0, MAXIMUM));
}

/** Returns true if the offer was opened in this browser before. */
export function useIsSeenOffer(reference: string): boolean {
  return usePersonalValue(seen, NONE).includes(reference);
}
