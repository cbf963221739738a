import { personalValue } from '@careers/platform';
import type { OfferCardData } from '../../offers/offer-card-data.ts';

const NONE: readonly OfferCardData[] = [];

/** Cards of favourites as last loaded, for offline use. */
export const rememberedOffers = personalValue<readonly OfferCardData[]>('favoriteOffers', NONE, (stored) =>
  Array.isArray(stored) ? stored.flatMap(readCard) : NONE,
);

/** Stores these cards, and removes those that are no longer favourites. */
export function rememberOffers(cards: readonly OfferCardData[], favorites: readonly string[]): void {
  const known = new Map(
    [...rememberedOffers.read(), ...cards].map((card) => [card.reference, card] as const),
  );
  rememberedOffers.write(favorites.flatMap((reference) => known.get(reference) ?? []));
}

/** Stored data may be outdated or edited: keeps only valid cards. */
function readCard(stored: unknown): OfferCardData[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { reference, title, place, day, contract, time, pay, entity, isClosed } =
    stored as Partial<OfferCardData>;
  if (![reference, title, place, day].every((text) => typeof text === 'string')) return [];
  const card = { reference, title, place, day } as OfferCardData;
  return [
    {
      ...card,
      ...(typeof contract?.label === 'string' && { contract }),
      ...(typeof time === 'string' && { time }),
      ...(typeof pay === 'string' && { pay }),
      ...(typeof entity?.label === 'string' && { entity: { label: entity.label } }),
      ...(isClosed === true && { isClosed }),
    },
  ];
}
