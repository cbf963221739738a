import { NO_FAVORITES, favorites, toggleFavorite } from './favorites.ts';
import { usePersonalValue } from './use-personal-value.ts';

/** Returns the visitor's favourite references, newest first, and how to add or remove one. */
export function useFavorites(): { references: readonly string[]; toggle(reference: string): void } {
  return { references: usePersonalValue(favorites, NO_FAVORITES), toggle: toggleFavorite };
}
