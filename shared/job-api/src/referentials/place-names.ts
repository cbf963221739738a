import { fold } from '../http/text.ts';
import type { CatalogueReferential } from './catalogue.ts';

const PLACE_TYPES = ['TOWN', 'REGION', 'DEPARTMENT'];
const ARTICLE = /^(le|la|les|l) /;
const LONGEST_NAME = 6;
/** The name of a smaller town is too often a word of something else. */
const SMALLEST_TOWN = 2_000;
/** From this size on people leave away what tells a town from others: "Vitry" is Vitry-sur-Seine. */
const SMALLEST_SHORTENED = 20_000;
const TELLING_APART = / (sur|sous|en|les|lez|aux) .*$/;

/** Places by their whole folded name, postcode or number, the one with the most inhabitants for each. */
export class PlaceNames {
  readonly #byName = new Map<string, CatalogueReferential>();

  constructor(referentials: readonly CatalogueReferential[]) {
    const places = referentials
      .filter(
        ({ type, weight }) => PLACE_TYPES.includes(type) && (type !== 'TOWN' || weight >= SMALLEST_TOWN),
      )
      .sort(
        (left, right) =>
          right.weight - left.weight || PLACE_TYPES.indexOf(left.type) - PLACE_TYPES.indexOf(right.type),
      );
    for (const place of places) for (const name of namesOf(place)) this.#name(name, place);
  }

  /**
   * Returns the place that some neighbouring words name, with these words' position; the longest name first,
   * at equal length the last one: people write what, then where.
   */
  find(
    words: readonly string[],
    mayBe: (name: readonly string[], at: number) => boolean,
  ): { place: CatalogueReferential; from: number; to: number } | undefined {
    for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
      for (let from = words.length - length; from >= 0; from -= 1) {
        const name = words.slice(from, from + length);
        const place = this.#byName.get(name.map((word) => SPELLED_OUT[word] ?? word).join(' '));
        if (place && mayBe(name, from)) return { place, from, to: from + length };
      }
    }
    return undefined;
  }

  #name(name: string, place: CatalogueReferential): void {
    if (!this.#byName.has(name)) this.#byName.set(name, place);
  }
}

const SPELLED_OUT: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte' };

function namesOf({ label, areaCodes, type, weight }: CatalogueReferential): string[] {
  const name = fold(label.replace(/\s*\([^)]*\)$/, ''));
  const isShortened = type === 'TOWN' && weight >= SMALLEST_SHORTENED;
  const short = isShortened ? [name.replace(TELLING_APART, '')] : [];
  return [name, name.replace(ARTICLE, ''), ...short, ...(type === 'REGION' ? [] : areaCodes.map(fold))];
}
