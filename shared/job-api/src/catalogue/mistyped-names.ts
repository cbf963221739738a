import { distance } from 'fastest-levenshtein';
import type { CatalogueReferential } from './items.ts';

/** The name of a smaller town has too many words for neighbours. */
const SMALLEST_TOWN = 20_000;
const SHORTEST_NAME = 5;
/** From this length on, two typing errors are taken for one name. */
const SHORTEST_TWICE_MISTYPED = 9;

/** Names of large places, departments and regions, to be found in spite of a typing error. */
export class MistypedNames {
  readonly #names: readonly (readonly [name: string, place: CatalogueReferential])[];

  /** Of names that are as near the first is meant. */
  constructor(names: Iterable<readonly [name: string, place: CatalogueReferential]>) {
    this.#names = [...names].filter(([name, { type, weight }]) => {
      const isLarge = type !== 'TOWN' || weight >= SMALLEST_TOWN;
      return isLarge && name.length >= SHORTEST_NAME && !/\d/.test(name);
    });
  }

  /** Returns the place whose name has fewest errors, and fewer than `below`. The first letter is always right. */
  nearest(typed: string, below: number): { place: CatalogueReferential; errors: number } | undefined {
    if (typed.length < SHORTEST_NAME) return undefined;
    let fewest = Math.min(below, typed.length >= SHORTEST_TWICE_MISTYPED ? 3 : 2);
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
