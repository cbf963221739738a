import { openConsent, useFavorite } from '@careers/platform';
import { FavoriteButton } from '@careers/ui';
import { rememberOffers } from '../pages/favoris/remembered-offers.ts';
import type { OfferCardData } from './offer-card-data.ts';

interface FavoriteOfferProps {
  offer: OfferCardData;
  /** Called after the offer is removed from the favourites. */
  onRemove?: (() => void) | undefined;
}

const NEEDS_CONSENT = 'garder des favoris demande les cookies de personnalisation';

/**
 * Heart button of a card: adds the offer to the favourites, or removes it. Without consent it explains why, and opens
 * the cookie settings.
 */
export function FavoriteOffer({ offer, onRemove }: FavoriteOfferProps) {
  const favorite = useFavorite(offer.reference);
  const label = `Favori\u00a0: ${[offer.title, offer.entity?.label, offer.place].filter(Boolean).join(', ')}`;
  if (!favorite)
    return (
      <span title={NEEDS_CONSENT}>
        <FavoriteButton label={`${label} (${NEEDS_CONSENT})`} isFavorite={false} onToggle={openConsent} />
      </span>
    );
  const { isFavorite, toggle } = favorite;
  const change = () => {
    const favorites = toggle();
    if (isFavorite) onRemove?.();
    else rememberOffers([offer], favorites);
  };
  return <FavoriteButton label={label} isFavorite={isFavorite} onToggle={change} />;
}
