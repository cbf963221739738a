import { useFavorite } from '@careers/platform';
import { FavoriteButton } from '@careers/ui';
import type { OfferCardData } from './offer-card-data.ts';

interface FavoriteOfferProps {
  offer: OfferCardData;
  /** Called after the offer is removed from the favourites. */
  onRemove?: (() => void) | undefined;
}

/** The heart of a card: adds the offer to the favourites, or removes it. Absent without consent, and on the server. */
export function FavoriteOffer({ offer, onRemove }: FavoriteOfferProps) {
  const favorite = useFavorite(offer.reference);
  if (!favorite) return null;
  const { isFavorite, toggle } = favorite;
  const change = () => {
    const favorites = toggle();
    if (isFavorite) onRemove?.();
    else void remember(offer, favorites);
  };
  const label = [offer.title, offer.place].filter(Boolean).join(', ');
  return <FavoriteButton label={`Favori\u00a0: ${label}`} isFavorite={isFavorite} onToggle={change} />;
}

/** Loaded with the first favourite: keeps the offer for when there is no connection. */
async function remember(offer: OfferCardData, favorites: readonly string[]): Promise<void> {
  const { rememberOffers } = await import(
    /* webpackChunkName: "remembered-offers" */ '../pages/favoris/remembered-offers.ts'
  );
  rememberOffers([offer], favorites);
}
