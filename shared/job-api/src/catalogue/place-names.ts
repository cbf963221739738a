import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { foldWords } from '@careers/contract/text';
import type { CatalogueReferential } from './items.ts';
import { spellOut } from './name-keys.ts';
import { MistypedNames } from './mistyped-names.ts';

const FILE = resolve(import.meta.dirname, '..', '..', 'data', 'place-names.json');
/** The earlier type wins at equal weight: the town Paris, the department La Réunion. */
export const PLACE_TYPES = ['TOWN', 'DEPARTMENT', 'REGION'];
const ARTICLE = /^(le|la|les|l) /;
const MAX_NAME_WORDS = 6;
/** Names of smaller towns are too often ordinary words. */
const MIN_INHABITANTS = 2_000;
/** Larger towns are found without their suffix: "Vitry" is Vitry-sur-Seine. */
const MIN_INHABITANTS_SHORTENED = 20_000;
/** Names of smaller towns without their article are ordinary words: "La Montagne". */
const MIN_INHABITANTS_WITHOUT_ARTICLE = 10_000;
const TELLING_APART = / (sur|sous|en|les|lez|aux) .*$/;
const MAX_MISTYPED_WORDS = 3;

/** Position of the words that name a place. */
export interface NamedPlace {
  place: CatalogueReferential;
  from: number;
  to: number;
}

/** Returns other names of places, by code. */
export function readEverydayNames(): Readonly<Record<string, readonly string[]>> {
  return (JSON.parse(readFileSync(FILE, 'utf8')) as { names: Record<string, string[]> }).names;
}

/** Places by their whole folded name, postcode or number, the one with the most inhabitants for each. */
export class PlaceNames {
  readonly #byName = new Map<string, CatalogueReferential>();
  readonly #numbers = new Map<string, CatalogueReferential>();
  readonly #mistyped: MistypedNames;

  constructor(referentials: readonly CatalogueReferential[]) {
    const places = referentials
      .filter(({ type }) => PLACE_TYPES.includes(type))
      .sort(
        (left, right) =>
          right.weight - left.weight || PLACE_TYPES.indexOf(left.type) - PLACE_TYPES.indexOf(right.type),
      );
    for (const place of places) {
      for (const name of place.everydayNames ?? []) this.#name(foldWords(name), place);
      if (place.type !== 'TOWN' || place.weight >= MIN_INHABITANTS) {
        for (const name of namesOf(place)) this.#name(name, place);
      }
      if (place.type === 'DEPARTMENT')
        for (const code of place.areaCodes) this.#numbers.set(foldWords(code), place);
    }
    this.#mistyped = new MistypedNames(this.#byName);
  }

  /**
   * Returns the place that some neighbouring words name, with their position; the longest name first, at equal length
   * the last one. A number or department beside the town, "Nantes (44)" or "44000 Nantes", belongs to it.
   */
  find(words: readonly string[], mayBe: MayBe): NamedPlace | undefined {
    for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length -= 1) {
      for (let from = words.length - length; from >= 0; from -= 1) {
        const name = words.slice(from, from + length);
        const place = this.#byName.get(spellOut(name.join(' ')));
        if (!place || !mayBe(name, from)) continue;
        const found = this.#townBefore(words.slice(0, from), place, mayBe) ?? {
          place,
          from,
          to: from + length,
        };
        return this.#withArea(words, found);
      }
    }
    return undefined;
  }

  /** Returns the large place, department or region that some words, one of them unknown, may misspell. */
  findMistyped(
    words: readonly string[],
    isUnknown: (word: string) => boolean,
  ): (NamedPlace & { errors: number }) | undefined {
    let best: (NamedPlace & { errors: number }) | undefined;
    for (let length = Math.min(MAX_MISTYPED_WORDS, words.length); length > 0; length -= 1) {
      for (let from = words.length - length; from >= 0; from -= 1) {
        const name = words.slice(from, from + length);
        if (!name.some(isUnknown)) continue;
        const found = this.#mistyped.nearest(spellOut(name.join(' ')), best?.errors ?? Infinity);
        if (found)
          best = { ...this.#withArea(words, { ...found, from, to: from + length }), errors: found.errors };
      }
    }
    return best;
  }

  /** "Nantes 44" and "Nantes Loire-Atlantique" name the town. */
  #townBefore(
    words: readonly string[],
    department: CatalogueReferential,
    mayBe: MayBe,
  ): NamedPlace | undefined {
    if (department.type !== 'DEPARTMENT') return undefined;
    for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length -= 1) {
      const from = words.length - length;
      const place = this.#byName.get(spellOut(words.slice(from).join(' ')));
      const isThere = place?.type === 'TOWN' && department.areaCodes.includes(departmentOf(place));
      if (place && isThere && mayBe(words.slice(from), from)) return { place, from, to: words.length };
    }
    return undefined;
  }

  #withArea(words: readonly string[], { place, from, to }: NamedPlace): NamedPlace {
    if (place.type !== 'TOWN') return { place, from, to };
    const number = departmentOf(place);
    const department = this.#numbers.get(foldWords(number));
    const areas = [number, ...place.areaCodes, department?.label ?? ''].map((area) =>
      foldWords(area).split(' '),
    );
    const areaFrom = (start: (area: readonly string[]) => number) =>
      areas.find((area) => area.every((word, index) => words[start(area) + index] === word))?.length ?? 0;
    return { place, from: from - areaFrom((area) => from - area.length), to: to + areaFrom(() => to) };
  }

  #name(name: string, place: CatalogueReferential): void {
    if (!this.#byName.has(name)) this.#byName.set(name, place);
  }
}

/** Returns true when some neighbouring words may be a name; words of the trade may not. */
type MayBe = (name: readonly string[], at: number) => boolean;

/** Returns the number of a town's department: its label ends with it. */
export function departmentOf({ label }: { label: string }): string {
  return /\(([^)]+)\)$/.exec(label)?.[1] ?? '';
}

function namesOf({ label, areaCodes, type, weight }: CatalogueReferential): string[] {
  const name = foldWords(label.replace(/\s*\([^)]*\)$/, ''));
  const isShortened = type === 'TOWN' && weight >= MIN_INHABITANTS_SHORTENED;
  const short = isShortened ? [name.replace(TELLING_APART, '')] : [];
  const bare =
    type !== 'TOWN' || weight >= MIN_INHABITANTS_WITHOUT_ARTICLE ? [name.replace(ARTICLE, '')] : [];
  return [name, ...bare, ...short, ...(type === 'REGION' ? [] : areaCodes.map(foldWords))];
}
