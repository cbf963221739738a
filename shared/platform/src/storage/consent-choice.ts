import { useState } from 'react';
import { useConsent, writeConsent } from './consent.ts';
import type { Consent } from './consent.ts';

/** What a visitor can allow or refuse. */
export type ConsentChoice = Omit<Consent, 'answered'>;

/** The categories in the visitor's words, in the order of the cookie's numbers (decisions §4). */
export const CONSENT_CATEGORIES: readonly { name: keyof ConsentChoice; label: string; help: string }[] = [
  {
    name: 'personalisation',
    label: 'Personnalisation',
    help: 'Favoris, dernière recherche, offres auxquelles vous avez postulé. Refuser les efface.',
  },
  { name: 'audience', label: 'Mesure d’audience', help: 'Compter les visites, pour améliorer le site.' },
  { name: 'advertising', label: 'Publicité et vidéos', help: 'Permettre au lecteur vidéo de s’afficher.' },
];

const EVERYTHING: ConsentChoice = { personalisation: true, audience: true, advertising: true };
const NOTHING: ConsentChoice = { personalisation: false, audience: false, advertising: false };

/** Returns a choice in the making: what is kept, with what the visitor has changed since. */
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

/** Told to `window` to open the visitor's choices again. */
export const CONSENT_OPEN = 'consent:open';

/** Opens the visitor's choices: from the footer, and from what waits for one of them. */
export function openConsent(): void {
  window.dispatchEvent(new Event(CONSENT_OPEN));
}
