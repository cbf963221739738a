import type { CatalogueReferential } from './items.ts';
import { departmentOf } from './names-of-places.ts';

/** A department, region or postcode within words. */
export interface AreaAt {
  from: number;
  to: number;
  item: CatalogueReferential;
  /** True if written as a number: "44" or "44000". */
  isNumber: boolean;
  postcode?: string;
}

/** Maximum number of words of an area: "Loire-Atlantique" has two. */
const MAX_AREA_WORDS = 5;
const POSTCODE = /^\d{5}$/;

/** Finds departments, regions and postcodes. */
export class Areas {
  readonly #byNumber: ReadonlyMap<string, CatalogueReferential>;
  readonly #byName: (name: string) => CatalogueReferential | undefined;

  constructor(
    byNumber: ReadonlyMap<string, CatalogueReferential>,
    byName: (name: string) => CatalogueReferential | undefined,
  ) {
    this.#byNumber = byNumber;
    this.#byName = byName;
  }

  /** Returns the area that exactly these words name. */
  at(words: readonly string[], from: number, to: number): AreaAt | undefined {
    if (from < 0 || to > words.length) return undefined;
    const name = words.slice(from, to).join(' ');
    const isPostcode = POSTCODE.test(name);
    const numbered = this.#byNumber.get(isPostcode ? departmentNumber(name) : name);
    if (numbered) return { from, to, item: numbered, isNumber: true, ...(isPostcode && { postcode: name }) };
    const item = this.#byName(name);
    return item && { from, to, item, isNumber: false };
  }

  /** Returns the areas directly before and after words. */
  beside(words: readonly string[], from: number, to: number): AreaAt[] {
    const lengths = Array.from({ length: MAX_AREA_WORDS }, (_, index) => MAX_AREA_WORDS - index);
    return lengths.flatMap((length) =>
      [this.at(words, to, to + length), this.at(words, from - length, from)].filter(
        (area) => area !== undefined,
      ),
    );
  }
}

/** Returns true for a town in an area; for a postcode, in its department, as a CEDEX has its own postcode. */
export function isIn(town: CatalogueReferential, { item }: AreaAt): boolean {
  return item.areaCodes.includes(departmentOf(town));
}

/** Returns the number of the department of a postcode. */
function departmentNumber(postcode: string): string {
  if (postcode.startsWith('20')) return Number(postcode) < 20_200 ? '2a' : '2b';
  return postcode.slice(0, /^9[78]/.test(postcode) ? 3 : 2);
}
