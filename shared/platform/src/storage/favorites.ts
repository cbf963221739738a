import { personalValue } from './personal-value.ts';

const MAX_FAVORITES = 200;
/** The same object each time, for React's snapshots. */
export const NO_FAVORITES: readonly string[] = [];

/** Newest first. */
export const favorites = personalValue<readonly string[]>('favorites', NO_FAVORITES, (stored) =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : NO_FAVORITES,
);

/** Adds a reference to the visitor's favourites, or removes it; returns the new list. */
export function toggleFavorite(reference: string): readonly string[] {
  const current = favorites.read();
  const changed = current.includes(reference)
    ? current.filter((item) => item !== reference)
    : [reference, ...current].slice(0, MAX_FAVORITES);
  favorites.write(changed);
  return changed;
}
