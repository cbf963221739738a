import { NO_FAVORITES, favorites, toggleFavorite } from './favorites.ts';
import { useConsent } from '../consent/use-consent.ts';
import { usePersonalValue } from './use-personal-value.ts';

/** Returns the visitor's favourite references, newest first, and a toggle. */
export function useFavorites() {
  return { references: usePersonalValue(favorites, NO_FAVORITES), toggle: toggleFavorite };
}

/** Returns whether an offer is a favourite, and a toggle; null without consent to personalisation. */
export function useFavorite(reference: string) {
  const { personalisation } = useConsent();
  const { references, toggle } = useFavorites();
  if (!personalisation) return null;
  return { isFavorite: references.includes(reference), toggle: () => toggle(reference) };
}
