import { personalValue, usePersonalValue } from './personal-value.ts';

const MAXIMUM = 200;
const NONE: readonly string[] = [];

const favorites = personalValue<readonly string[]>('favorites', NONE, (stored) =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : NONE,
);

/** Returns the visitor's favourite references, newest first, and how to add or remove one. */
export function useFavorites(): { references: readonly string[]; toggle(reference: string): void } {
  const references = usePersonalValue(favorites, NONE);
  return {
    references,
    toggle(reference) {
      const current = favorites.read();
      favorites.write(
        current.includes(reference)
          ? current.filter((item) => item !== reference)
          : [reference, ...current].slice(0, MAXIMUM),
      );
    },
  };
}
