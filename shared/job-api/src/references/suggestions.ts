import type { OfferCounts } from '../offers/counts.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueReferential } from '../catalogue/items.ts';
import { PLACE_TYPES } from '../catalogue/names-of-places.ts';
import type { Match, PrefixIndex } from '../catalogue/prefix-index.ts';
import { readPlace } from '../search/reading/find-place.ts';
import type { Vocabulary } from '../search/words/vocabulary.ts';

type Found = Match<CatalogueReferential>;

/** Prefixes of overseas postcodes and department numbers. */
const OVERSEAS = /^9[78]/;

interface SuggestionSources {
  catalogue: Catalogue;
  subjects: PrefixIndex<CatalogueReferential>;
  counts: OfferCounts;
  words: Vocabulary;
}

/** Suggests values for typed texts, those with offers first, from a snapshot. */
export class Suggestions {
  readonly #catalogue: Catalogue;
  readonly #subjects: PrefixIndex<CatalogueReferential>;
  readonly #counts: OfferCounts;
  readonly #words: Vocabulary;

  constructor({ catalogue, subjects, counts, words }: SuggestionSources) {
    this.#catalogue = catalogue;
    this.#subjects = subjects;
    this.#counts = counts;
    this.#words = words;
  }

  /** Returns values of these types, most likely first; places as ranked by `#places`. */
  values(text: string, types: readonly string[]): readonly Found[] {
    const found = this.#catalogue.suggest(text, types);
    const isPlace = types.length > 0 && types.every((type) => PLACE_TYPES.includes(type));
    return isPlace ? this.#places(text, found) : found;
  }

  /**
   * Returns jobs, sectors, profiles, contracts, companies and conditions: exact names first, then prefixes, then words
   * within names; each group by number of offers.
   */
  subjects(text: string): readonly Found[] {
    const found = this.#subjects.find(text);
    const labels = new Set<string>();
    return found
      .toSorted(
        (left, right) =>
          likelihoodOf(right) - likelihoodOf(left) ||
          this.#counts.of(right.item) - this.#counts.of(left.item) ||
          right.score - left.score,
      )
      .filter(({ item: { label } }) => !labels.has(label) && labels.add(label));
  }

  /** Returns an item with the number of offers that it would find, and the alternative name that matched. */
  counted({ item, otherName }: Found) {
    const count = this.#counts.of(item);
    return { ...item, count, ...(otherName !== undefined && { matchedName: otherName }) };
  }

  /**
   * Ranks places: the one the search would read from the whole text, then exact names, then the most likely; no
   * duplicates. Places without offers are dropped when others have some, except the largest exact match.
   */
  #places(text: string, found: readonly Found[]): readonly Found[] {
    if (this.#catalogue.placeNames.isAbroad(text)) return [];
    const read = readPlace(
      text,
      { words: this.#words, places: this.#catalogue.placeNames },
      found.length > 0,
    );
    const named = read && (found.find(({ item }) => item === read.place) ?? matchOf(read.place));
    const departments = new Set(found.flatMap(({ item }) => (item.type === 'DEPARTMENT' ? item.label : [])));
    const once = found.filter(
      ({ item }) => item !== read?.place && (item.type !== 'REGION' || !departments.has(item.label)),
    );
    const wholes = once.filter(({ isWhole }) => isWhole).sort(byInhabitants);
    // Exact names come before the order by kind: "Nant" is a village, and a prefix of Nantes.
    const likeliest = named ?? once.find(({ item }) => this.#counts.of(item) > 0);
    const isFull = named !== undefined || wholes.length > 0;
    const largest = wholes[0]?.item === likeliest?.item ? undefined : wholes[0];
    const first = [likeliest && { ...likeliest, isWhole: isFull }, largest].flatMap((match) => match ?? []);
    const rest = [...wholes, ...once.filter(({ isWhole }) => !isWhole)].filter(
      ({ item }) => !first.some((match) => match.item === item),
    );
    const filled = rest.filter(({ item }) => this.#counts.of(item) > 0);
    return first.length > 0 || filled.length > 0 ? [...first, ...filled] : rest;
  }
}

/** Returns a match for a place that was not found by prefix. */
function matchOf(item: CatalogueReferential): Found {
  return { item, isWhole: true, atStart: true, otherName: undefined, score: 0 };
}

/** Sorts a page of places by kind, exact names first; leaves other values unchanged. */
export function byKind(page: readonly Found[]): readonly Found[] {
  if (!page.every(({ item }) => PLACE_TYPES.includes(item.type))) return page;
  return page.toSorted((left, right) =>
    left.isWhole || right.isWhole
      ? Number(right.isWhole) - Number(left.isWhole)
      : kindOf(left) - kindOf(right),
  );
}

/** Sorts by population, a town before the department of the same name. */
function byInhabitants(left: Found, right: Found): number {
  return right.item.weight - left.item.weight || kindOf(left) - kindOf(right);
}

/** Ranks towns, departments, regions, then overseas places (decisions.md#layout-and-screens). */
function kindOf({ item: { type, areaCodes } }: Found): number {
  return areaCodes.some((code) => OVERSEAS.test(code)) ? PLACE_TYPES.length : PLACE_TYPES.indexOf(type);
}

function likelihoodOf({ isWhole, atStart, otherName }: Found): number {
  if (isWhole) return otherName === undefined ? 4 : 3;
  return atStart ? 2 : 1;
}
