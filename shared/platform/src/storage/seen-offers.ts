import { readConsent } from './consent.ts';
import { personalValue } from './personal-value.ts';
import { usePersonalValue } from './use-personal-value.ts';

const MAXIMUM = 200;
const NONE: readonly string[] = [];

/** References of the offers that were opened in this browser, the latest first. */
const seen = personalValue<readonly string[]>('seenOffers', NONE, (stored) =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : NONE,
);

/** Keeps that the visitor has opened an offer; nobody asks for this, so silence does not allow it. */
export function rememberSeenOffer(reference: string): void {
  if (!readConsent().answered) return;
  seen.write([reference, ...seen.read().filter((other) => other !== reference)].slice(0, MAXIMUM));
}

/** Returns whether the visitor has opened the offer in this browser before. */
export function useIsSeenOffer(reference: string): boolean {
  return usePersonalValue(seen, NONE).includes(reference);
}
