import { foldWords } from '@careers/contract/text';
import { Areas, isIn } from './areas-beside.ts';
import type { AreaAt } from './areas-beside.ts';
import type { CatalogueReferential } from './items.ts';
import { MistypedNames } from './mistyped-names.ts';
import { spellOut } from './name-keys.ts';
import { PLACE_TYPES, departmentOf, fullNameOf, namesAnywhere, namesInArea } from './names-of-places.ts';
import { readTownsAbroad } from './other-names.ts';

const MAX_NAME_WORDS = 6;
const MAX_MISTYPED_WORDS = 3;
const WITH_ARRONDISSEMENTS = ['paris', 'lyon', 'marseille'];
const ARRONDISSEMENT = /^(0?\d|1\d|20)(er?|e|eme)?$/;

/** Position of the words that name a place. */
export interface NamedPlace {
  place: CatalogueReferential;
  from: number;
  to: number;
  /** Other places with the same name, most populous first. */
  others?: readonly CatalogueReferential[];
  /** The town typed next to a department that has no such town. */
  absentTown?: CatalogueReferential;
}

/** Returns true if adjacent words may be the name of a place; words of the trade may not. */
export type MayBe = (
  name: readonly string[],
  at: number,
  named: { place: CatalogueReferential; isFormer?: true },
) => boolean;

/** Places by their whole folded name, postcode or number. */
export class PlaceNames {
  /** Names that mean a place anywhere in a query; most populous places first. */
  readonly #byName = new Map<string, CatalogueReferential[]>();
  /** Names of towns of any size, found only next to their department or postcode. */
  readonly #towns = new Map<string, CatalogueReferential[]>();
  readonly #byDepartment: ReadonlyMap<string, readonly CatalogueReferential[]>;
  readonly #former = new Map<string, CatalogueReferential>();
  readonly #abroad = new Set(readTownsAbroad().map(foldWords));
  readonly #areas: Areas;
  readonly #mistyped: MistypedNames;

  constructor(referentials: readonly CatalogueReferential[]) {
    const places = referentials
      .filter(({ type }) => PLACE_TYPES.includes(type))
      .sort(
        (left, right) =>
          right.weight - left.weight || PLACE_TYPES.indexOf(left.type) - PLACE_TYPES.indexOf(right.type),
      );
    const towns = places.filter(({ type }) => type === 'TOWN');
    const numbers = new Map<string, CatalogueReferential>();
    for (const place of places) {
      for (const name of new Set([...(place.everydayNames ?? []).map(foldWords), ...namesAnywhere(place)]))
        add(this.#byName, name, place);
      for (const name of place.formerNames ?? []) this.#former.set(foldWords(name), place);
      if (place.type === 'DEPARTMENT')
        for (const code of place.areaCodes) numbers.set(foldWords(code), place);
    }
    for (const town of towns) for (const name of namesInArea(town)) add(this.#towns, name, town);
    this.#byDepartment = Map.groupBy(towns, departmentOf);
    this.#areas = new Areas(numbers, (name) => this.#byName.get(name)?.find(({ type }) => type !== 'TOWN'));
    this.#mistyped = new MistypedNames(
      [...this.#byName].flatMap(([name, [largest]]) => (largest ? [[name, largest] as const] : [])),
    );
  }

  /**
   * Returns the place named by adjacent words, with their position: the longest name, at equal length the last one. An
   * adjacent number, postcode, department or region belongs to a town, and disambiguates homonyms.
   */
  find(words: readonly string[], mayBe: MayBe): NamedPlace | undefined {
    for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length -= 1) {
      for (let from = words.length - length; from >= 0; from -= 1) {
        const area = this.#areas.at(words, from, from + length);
        const found =
          (area && this.#townBeside(words, area, mayBe)) ??
          this.#named(words, from, from + length, mayBe) ??
          (area?.postcode ? { place: area.item, from, to: from + length } : undefined);
        if (found) return found;
      }
    }
    return undefined;
  }

  /** Returns the large place, department or region that words may misspell, at least one of them unknown. */
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
        if (!found) continue;
        const beside = this.#areas.beside(words, from, from + length).find((area) => isIn(found.place, area));
        best = { ...found, ...spanOf(from, from + length, beside) };
      }
    }
    return best;
  }

  /** Returns true for the name of a foreign town that is better known than any French namesake. */
  isAbroad(name: string): boolean {
    return this.#abroad.has(foldWords(name));
  }

  /** Returns the homonyms of a town with at least this population. */
  homonymsOf(town: CatalogueReferential, least: number): CatalogueReferential[] {
    const name = fullNameOf(town);
    return (this.#towns.get(name) ?? []).filter(
      (other) => other !== town && other.weight >= least && fullNameOf(other) === name,
    );
  }

  /** "44000 Nantes", "Nantes Loire-Atlantique" and "Loire-Atlantique, Nantes" name the town. */
  #townBeside(words: readonly string[], area: AreaAt, mayBe: MayBe): NamedPlace | undefined {
    for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length -= 1) {
      for (const [from, to] of [
        [area.from - length, area.from],
        [area.to, area.to + length],
      ] as const) {
        if (from < 0 || to > words.length) continue;
        const found = this.#named(words, from, to, mayBe);
        if (found && found.from <= area.from && found.to >= area.to) return found;
      }
    }
    return undefined;
  }

  #named(words: readonly string[], from: number, to: number, mayBe: MayBe): NamedPlace | undefined {
    const name = words.slice(from, to);
    const key = spellOut(name.join(' '));
    const areas = this.#areas.beside(words, from, to);
    for (const area of areas) {
      const place = this.#townIn(key, area);
      if (place && mayBe(name, from, { place })) return { place, ...spanOf(from, to, area) };
    }
    const [place, ...others] = this.#abroad.has(key) ? [] : (this.#byName.get(key) ?? []);
    const former = place ? undefined : this.#former.get(key);
    if (former)
      return mayBe(name, from, { place: former, isFormer: true }) ? { place: former, from, to } : undefined;
    if (!place || !mayBe(name, from, { place })) return undefined;
    const wrong = place.type === 'TOWN' ? areas.find((area) => isWrong(words, area, key)) : undefined;
    if (wrong) return { place: wrong.item, absentTown: place, ...spanOf(from, to, wrong) };
    const alike = /^\d/.test(key) ? [] : others.filter(({ type }) => type === place.type);
    return { place, from, to, ...(alike.length > 0 && { others: alike }) };
  }

  /**
   * Returns the town of this name in an area; in a department, else the largest one whose name starts with that of a
   * known place.
   */
  #townIn(key: string, area: AreaAt): CatalogueReferential | undefined {
    const named = (this.#towns.get(key) ?? []).filter((town) => isIn(town, area));
    const exact =
      named.find(({ areaCodes }) => area.postcode && areaCodes.includes(area.postcode)) ?? named[0];
    if (exact ?? (area.item.type !== 'DEPARTMENT' || !this.#byName.has(key))) return exact;
    return area.item.areaCodes
      .flatMap((number) => this.#byDepartment.get(number) ?? [])
      .find((town) => fullNameOf(town).startsWith(`${key} `));
  }
}

/** Returns true for a department number that is neither an arrondissement nor part of other words. */
function isWrong(words: readonly string[], { from, to, isNumber, postcode }: AreaAt, key: string): boolean {
  const isAtEnd = from === 0 || to === words.length;
  const isArrondissement = WITH_ARRONDISSEMENTS.includes(key) && ARRONDISSEMENT.test(words[from] ?? '');
  return isNumber && !/^\d/.test(key) && !isArrondissement && (isAtEnd || postcode !== undefined);
}

function spanOf(from: number, to: number, area: AreaAt | undefined): { from: number; to: number } {
  return area ? { from: Math.min(from, area.from), to: Math.max(to, area.to) } : { from, to };
}

function add(map: Map<string, CatalogueReferential[]>, name: string, place: CatalogueReferential): void {
  const known = map.get(name);
  if (known) known.push(place);
  else map.set(name, [place]);
}
