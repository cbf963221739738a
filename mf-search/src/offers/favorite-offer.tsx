import { useFavorite } from '@careers/platform';
import { FavoriteButton } from '@careers/ui';
import { rememberOffers } from '../pages/favoris/remembered-offers.ts';
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
    else rememberOffers([offer], favorites);
  };
  const label = [offer.title, offer.place].filter(Boolean).join(', ');
  return <FavoriteButton label={`Favori\u00a0: ${label}`} isFavorite={isFavorite} onToggle={change} />;
}
