import type { OfferCounts } from '../offers/counts.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueReferential } from '../catalogue/items.ts';
import { PLACE_TYPES } from '../catalogue/place-names.ts';
import type { Match, PrefixIndex } from '../catalogue/prefix-index.ts';

type Found = Match<CatalogueReferential>;

/** Prefixes of overseas postcodes and department numbers. */
const OVERSEAS = /^9[78]/;

/** Suggests values for typed texts, those with offers first, at one moment. */
export class Suggestions {
  readonly #catalogue: Catalogue;
  readonly #subjects: PrefixIndex<CatalogueReferential>;
  readonly #counts: OfferCounts;

  constructor(catalogue: Catalogue, subjects: PrefixIndex<CatalogueReferential>, counts: OfferCounts) {
    this.#catalogue = catalogue;
    this.#subjects = subjects;
    this.#counts = counts;
  }

  /** Returns values of some types, the likeliest first; places as `#places` orders them. */
  values(text: string, types: readonly string[]): readonly Found[] {
    const found = this.#catalogue.suggest(text, types);
    const isPlace = types.length > 0 && types.every((type) => PLACE_TYPES.includes(type));
    return isPlace ? this.#places(found) : found;
  }

  /**
   * Returns jobs, sectors, profiles, contracts, companies and conditions: what is called so before what begins so and
   * what has such a word, then those with most offers.
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

  /** Returns an item with the offers that choosing it finds, and with the name that was typed where it is not its own. */
  counted({ item, otherName }: Found) {
    const count = this.#counts.of(item);
    return { ...item, count, ...(otherName !== undefined && { matchedName: otherName }) };
  }

  /**
   * What is called exactly so first, then the likeliest; each place once. Places without offers are left out where
   * others have some, but for the largest of those called exactly so.
   */
  #places(found: readonly Found[]): readonly Found[] {
    const departments = new Set(found.flatMap(({ item }) => (item.type === 'DEPARTMENT' ? item.label : [])));
    const once = found.filter(({ item }) => item.type !== 'REGION' || !departments.has(item.label));
    const [largest, ...others] = once.filter(({ isWhole }) => isWhole).sort(byInhabitants);
    const rest = [...others, ...once.filter(({ isWhole }) => !isWhole)];
    const filled = rest.filter(({ item }) => this.#counts.of(item) > 0);
    if (largest) return [largest, ...filled];
    return filled.length > 0 ? filled : rest;
  }
}

/** Returns a page of places by their kind, those called exactly as typed first; of other values as it is. */
export function byKind(page: readonly Found[]): readonly Found[] {
  if (!page.every(({ item }) => PLACE_TYPES.includes(item.type))) return page;
  return page.toSorted((left, right) =>
    left.isWhole || right.isWhole
      ? Number(right.isWhole) - Number(left.isWhole)
      : kindOf(left) - kindOf(right),
  );
}

/** The one with most inhabitants first; a town before a department of its name. */
function byInhabitants(left: Found, right: Found): number {
  return right.item.weight - left.item.weight || kindOf(left) - kindOf(right);
}

/** Towns, departments, regions, then places overseas (decisions.md#layout-and-screens). */
function kindOf({ item: { type, areaCodes } }: Found): number {
  return areaCodes.some((code) => OVERSEAS.test(code)) ? PLACE_TYPES.length : PLACE_TYPES.indexOf(type);
}

function likelihoodOf({ isWhole, atStart, otherName }: Found): number {
  if (isWhole) return otherName === undefined ? 4 : 3;
  return atStart ? 2 : 1;
}
