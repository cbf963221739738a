import type { OfferData } from './offer-data.ts';

export interface OfferFact {
  name: string;
  value: string;
  /** ISO 8601, where the value is a day. */
  instant?: string;
}

/** Returns what an offer says in short, the same on its page and in its PDF. */
export function factsOf(offer: OfferData): OfferFact[] {
  const { contract, time, salary, reference, address, town, publishedDay, publishedAt, lastDay } = offer;
  const workplace = [address?.street, [address?.zip, town].filter(Boolean).join(' ')];
  return [
    { name: 'Contrat', value: contract.label },
    { name: 'Temps de travail', value: time.label },
    ...(salary ? [{ name: 'Salaire', value: salary.label }] : []),
    { name: 'Référence', value: reference },
    { name: 'Lieu de travail', value: workplace.filter(Boolean).join(', ') },
    { name: 'Publication', value: publishedDay, instant: publishedAt },
    ...(lastDay && !offer.isClosed
      ? [{ name: 'Candidater avant le', value: lastDay.label, instant: lastDay.instant }]
      : []),
  ];
}
