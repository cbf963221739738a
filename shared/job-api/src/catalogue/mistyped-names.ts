import { distance } from 'fastest-levenshtein';
import type { CatalogueReferential } from './items.ts';

/** Minimum population: names of smaller towns are too close to other words. */
const MIN_INHABITANTS = 20_000;
const MIN_LENGTH = 5;
/** Minimum length for two typing errors; shorter names may have one. */
const MIN_LENGTH_FOR_TWO_ERRORS = 9;

/** Phonetic replacements, applied in order: "bordo" sounds like Bordeaux. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/eaux?|aux?/g, 'o'],
  [/ph/g, 'f'],
  [/qu|ck|c(?=[aou])/g, 'k'],
  [/y/g, 'i'],
  [/(.)\1/g, '$1'],
  [/[dstxz]+\b/g, ''],
];

/** Finds names of large places, departments and regions despite typing errors. */
export class MistypedNames {
  readonly #names: readonly { name: string; sound: string; place: CatalogueReferential }[];

  /** Earlier names win ties. */
  constructor(names: Iterable<readonly [name: string, place: CatalogueReferential]>) {
    this.#names = [...names]
      .filter(([name, { type, weight }]) => {
        const isLarge = type !== 'TOWN' || weight >= MIN_INHABITANTS;
        return isLarge && name.length >= MIN_LENGTH && !/\d/.test(name);
      })
      .map(([name, place]) => ({ name, sound: soundOf(name), place }));
  }

  /** Returns the place whose name has the fewest errors, and fewer than `below`. The first letter must be right. */
  nearest(typed: string, below: number): { place: CatalogueReferential; errors: number } | undefined {
    if (typed.length < MIN_LENGTH) return undefined;
    let fewest = Math.min(below, typed.length >= MIN_LENGTH_FOR_TWO_ERRORS ? 3 : 2);
    let nearest: CatalogueReferential | undefined;
    const heard = soundOf(typed);
    for (const { name, sound, place } of this.#names) {
      if (name[0] !== typed[0]) continue;
      const isNear = Math.abs(name.length - typed.length) < fewest;
      const errors = sound === heard ? 1 : isNear ? editDistance(typed, name) : fewest;
      if (errors < fewest) [fewest, nearest] = [errors, place];
    }
    return nearest && { place: nearest, errors: fewest };
  }
}

function soundOf(name: string): string {
  return SOUNDS.reduce((heard, [spelling, sound]) => heard.replace(spelling, sound), name);
}

/** Returns the edit distance of two words, with transpositions (Damerau-Levenshtein). */
export function editDistance(one: string, other: string): number {
  const edits = distance(one, other);
  return edits === 2 && isSwapped(one, other) ? 1 : edits;
}

function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2) === other;
}
