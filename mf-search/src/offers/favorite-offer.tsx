import { useConsent, useFavorites } from '@careers/platform';
import { FavoriteButton } from '@careers/ui';
import type { OfferCardData } from './offer-card-data.ts';

interface FavoriteOfferProps {
  offer: OfferCardData;
  /** Told after the offer has left the favourites. */
  onRemove?: (() => void) | undefined;
}

/**
 * Keeps the offer in this browser; absent for who has refused that. Nothing is known of the visitor while the page is
 * rendered on the server.
 */
export function FavoriteOffer({ offer, onRemove }: FavoriteOfferProps) {
  const { personalisation } = useConsent();
  const { references, toggle } = useFavorites();
  if (!personalisation) return null;
  const { reference, title, place } = offer;
  const isFavorite = references.includes(reference);
  const change = () => {
    toggle(reference);
    if (isFavorite) onRemove?.();
    else void remember(offer, [reference, ...references]);
  };
  return (
    <FavoriteButton
      label={[title, place].filter(Boolean).join(', ')}
      isFavorite={isFavorite}
      onToggle={change}
    />
  );
}

/** Loaded with the first favourite: without it, the favourites are only known while there is a connection. */
async function remember(offer: OfferCardData, favorites: readonly string[]): Promise<void> {
  const { rememberOffers } = await import(
    /* webpackChunkName: "remembered-offers" */ '../pages/favoris/remembered-offers.ts'
  );
  rememberOffers([offer], favorites);
}
