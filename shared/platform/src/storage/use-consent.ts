import { useState, useSyncExternalStore } from 'react';
import { UNANSWERED, readConsent, subscribeToConsent, writeConsent } from './consent.ts';
import type { Consent, ConsentChoice } from './consent.ts';

const EVERYTHING: ConsentChoice = { personalisation: true, audience: true, advertising: true };
const NOTHING: ConsentChoice = { personalisation: false, audience: false, advertising: false };

/** Returns the visitor's consent, updated after each choice; unanswered on the server and in the first render. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeToConsent, readConsent, () => UNANSWERED);
}

/** Returns a draft of the visitor's choice, initially the stored one. */
export function useConsentChoice() {
  const { personalisation, audience, advertising } = useConsent();
  const [changed, setChanged] = useState<Partial<ConsentChoice>>({});
  const choice: ConsentChoice = { personalisation, audience, advertising, ...changed };
  const keep = (kept: ConsentChoice) => {
    writeConsent(kept);
    setChanged({});
  };
  return {
    choice,
    change: (name: keyof ConsentChoice, isAllowed: boolean) => setChanged({ ...changed, [name]: isAllowed }),
    save: () => keep(choice),
    acceptAll: () => keep(EVERYTHING),
    refuseAll: () => keep(NOTHING),
  };
}
