import { personalValue } from './personal-value.ts';

const MAXIMUM = 200;
/** The favourites of who has none. */
export const NO_FAVORITES: readonly string[] = [];

/** The visitor's favourite references, newest first. */
export const favorites = personalValue<readonly string[]>('favorites', NO_FAVORITES, (stored) =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : NO_FAVORITES,
);

/** Adds a reference to the visitor's favourites, or takes it out. */
export function toggleFavorite(reference: string): void {
  const current = favorites.read();
  favorites.write(
    current.includes(reference)
      ? current.filter((item) => item !== reference)
      : [reference, ...current].slice(0, MAXIMUM),
  );
}
