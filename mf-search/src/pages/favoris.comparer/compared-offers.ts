import type { OfferDetail } from '@careers/api-client';
import { dayLabel, parisDay } from '@careers/ui/french';
import { toCardData } from '../../offers/offer-card-data.ts';

/** One column of the comparison. */
export interface ComparedOffer {
  readonly reference: string;
  readonly title: string;
  readonly place: string;
  /** Applications are closed. */
  readonly isClosed: boolean;
  /** False if the job API no longer has the offer. */
  readonly isKnown: boolean;
}

/** One row: a value per offer, null if the offer states none. */
export interface ComparedFact {
  readonly name: string;
  readonly values: readonly (string | null)[];
}

export interface Comparison {
  readonly offers: readonly ComparedOffer[];
  readonly facts: readonly ComparedFact[];
}

/** An offer of the job API, or the reference of one that it no longer knows. */
export type FoundOffer = OfferDetail | string;

const TELEWORK = 'mention_telework';

/** Facts, worded like on the offer's page. */
const FACTS: readonly [name: string, read: (offer: OfferDetail) => string | null | undefined][] = [
  ['Salaire', (offer) => toCardData(offer).pay],
  ['Contrat', ({ contractType }) => contractType.label],
  ['Temps de travail', ({ offerTime }) => offerTime.label],
  ['Télétravail', (offer) => (mentions(offer).some(isTelework) ? 'Oui, d’après l’annonce' : null)],
  ['Autres conditions', (offer) => otherConditions(offer)],
  ['Lieu de travail', (offer) => workplace(offer)],
  ['Entité', (offer) => toCardData(offer).entity?.label],
  ['Publication', ({ publicationDate }) => day(publicationDate)],
  ['Candidater avant le', ({ validThrough }) => validThrough && day(validThrough)],
];

export function compare(found: readonly FoundOffer[], now: Date): Comparison {
  return {
    offers: found.map((offer) => column(offer, now)),
    facts: FACTS.map(([name, read]) => ({
      name,
      values: found.map((offer) => (typeof offer === 'string' ? null : read(offer) || null)),
    })),
  };
}

function column(offer: FoundOffer, now: Date): ComparedOffer {
  if (typeof offer === 'string')
    return { reference: offer, title: `Offre ${offer}`, place: '', isClosed: true, isKnown: false };
  const { reference, title, place, isClosed = false } = toCardData(offer);
  const isOver = Boolean(offer.validThrough) && new Date(offer.validThrough) < now;
  return { reference, title, place, isClosed: isClosed || isOver, isKnown: true };
}

const day = (instant: string) => dayLabel(parisDay(new Date(instant)));

const mentions = ({ mentions: said = [] }: OfferDetail) => said;
const isTelework = ({ code }: { code?: string }) => code === TELEWORK;

const otherConditions = (offer: OfferDetail) =>
  mentions(offer)
    .filter((mention) => !isTelework(mention))
    .map(({ label }) => label)
    .join(', ');

/** Omits the street of an anonymous offer, which would reveal its employer. */
function workplace({ isAnonymous, offerLocation: { address, zip, town } }: OfferDetail): string {
  const street = isAnonymous ? '' : address;
  return [street, `${isAnonymous ? '' : zip} ${town}`.trim()].filter(Boolean).join(', ');
}
