import { distance } from 'fastest-levenshtein';
import type { CatalogueReferential } from './items.ts';

/** Names of smaller towns are too close to other words. */
const MIN_INHABITANTS = 20_000;
const MIN_LENGTH = 5;
/** Shorter names may have one typing error. */
const MIN_LENGTH_FOR_TWO_ERRORS = 9;

/** Finds names of large places, departments and regions in spite of typing errors. */
export class MistypedNames {
  readonly #names: readonly (readonly [name: string, place: CatalogueReferential])[];

  /** Earlier names win ties. */
  constructor(names: Iterable<readonly [name: string, place: CatalogueReferential]>) {
    this.#names = [...names].filter(([name, { type, weight }]) => {
      const isLarge = type !== 'TOWN' || weight >= MIN_INHABITANTS;
      return isLarge && name.length >= MIN_LENGTH && !/\d/.test(name);
    });
  }

  /** Returns the place whose name has fewest errors, and fewer than `below`. The first letter is always right. */
  nearest(typed: string, below: number): { place: CatalogueReferential; errors: number } | undefined {
    if (typed.length < MIN_LENGTH) return undefined;
    let fewest = Math.min(below, typed.length >= MIN_LENGTH_FOR_TWO_ERRORS ? 3 : 2);
    let nearest: CatalogueReferential | undefined;
    for (const [name, place] of this.#names) {
      if (name[0] !== typed[0] || Math.abs(name.length - typed.length) >= fewest) continue;
      const errors = editDistance(typed, name);
      if (errors < fewest) [fewest, nearest] = [errors, place];
    }
    return nearest && { place: nearest, errors: fewest };
  }
}

/** Returns how many typing errors make one word of the other; two neighbours in the wrong order are one. */
export function editDistance(one: string, other: string): number {
  const edits = distance(one, other);
  return edits === 2 && isSwapped(one, other) ? 1 : edits;
}

function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2) === other;
}
