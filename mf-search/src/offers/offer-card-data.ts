import { placeBesideEntity } from '@careers/api-client';
import type { Offer } from '@careers/api-client';
import { parisDay, payLabel } from '@careers/ui/french';

/** Data of an offer card, kept small: a page embeds ten. */
export interface OfferCardData {
  readonly reference: string;
  readonly title: string;
  readonly place: string;
  /** Kilometres from the search's centre; absent without a centre, or below one. */
  readonly distance?: number;
  /** `2026-11-21`, in France. */
  readonly day: string;
  readonly contract?: { readonly code?: string; readonly label: string };
  readonly time?: string;
  /** Pay in words, when the offer states it. */
  readonly pay?: string;
  /** Absent for an anonymous offer. */
  readonly entity?: { readonly label: string; readonly color?: string };
  /** Applications are closed. */
  readonly isClosed?: true;
}

/** `44` for 44120, `2A` and `2B` in Corsica, three digits overseas. */
export function departmentNumber(zip: string): string | undefined {
  if (!/^\d{5}$/.test(zip)) return undefined;
  if (zip.startsWith('20')) return zip < '20200' ? '2A' : '2B';
  return zip.slice(0, /^9[78]/.test(zip) ? 3 : 2);
}

/** Returns the workplace with its department's number: "Vertou (44)". */
function placeOf(offer: Offer): string {
  const name = placeBesideEntity(offer);
  const number = departmentNumber(offer.zip ?? '');
  return number && !name.endsWith(')') ? `${name} (${number})` : name;
}

/** Validated, since it is written into a style. */
const safeColor = (color: string | undefined) => (color && /^#[\da-f]{6}$/i.test(color) ? { color } : {});

export function toCardData(offer: Offer): OfferCardData {
  const { contractType, offerTime, entity, distance, salary } = offer;
  return {
    reference: offer.reference,
    title: offer.title,
    place: placeOf(offer),
    day: parisDay(new Date(offer.publicationDate)),
    ...(distance && distance >= 1 && { distance: Math.round(distance) }),
    ...(contractType && {
      contract: { ...(contractType.code && { code: contractType.code }), label: contractType.label },
    }),
    ...(offerTime && { time: offerTime.label }),
    ...(salary && { pay: payLabel(salary) }),
    ...(entity && !offer.isAnonymous && { entity: { label: entity.label, ...safeColor(entity.color) } }),
    ...(offer.status === 'CLOSED' && { isClosed: true }),
  };
}
