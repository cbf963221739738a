import { fold } from '../http/text.ts';

export interface Indexed {
  label: string;
  areaCodes: readonly string[];
  /** Inhabitants, or popularity: among equal matches the heavier comes first. */
  weight: number;
}

interface Entry<Item> {
  key: string;
  item: Item;
  /** True for the start of the name or of a postcode, false for a word inside the name. */
  atStart: boolean;
}

const ARTICLES = /^(le|la|les|l|aux?|du|de|des) /;
const CANDIDATES = 20_000;

/**
 * Names and codes in a sorted array, found by their start in microseconds: a name counts with and without its
 * article, from each of its words, and by each of its codes.
 */
export class PrefixIndex<Item extends Indexed> {
  readonly #entries: Entry<Item>[];

  constructor(items: readonly Item[]) {
    this.#entries = items
      .flatMap((item) => keysOf(item).map((entry) => ({ ...entry, item })))
      .sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));
  }

  /** Returns the items that the text may be the start of: whole names first, then by weight. */
  find(text: string): Item[] {
    const key = fold(text);
    if (!key) return [];
    const best = new Map<Item, number>();
    for (let index = this.#firstFrom(key), seen = 0; seen < CANDIDATES; index += 1, seen += 1) {
      const entry = this.#entries[index];
      if (!entry?.key.startsWith(key)) break;
      const rank = (entry.key === key ? 2 : 0) + (entry.atStart ? 1 : 0);
      best.set(entry.item, Math.max(best.get(entry.item) ?? 0, rank));
    }
    return [...best]
      .sort(([left, leftRank], [right, rightRank]) => rightRank - leftRank || right.weight - left.weight)
      .map(([item]) => item);
  }

  #firstFrom(key: string): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.key ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function keysOf({ label, areaCodes }: Indexed): { key: string; atStart: boolean }[] {
  // "Nantes (44)" is typed "nantes 44" or "nantes".
  const name = fold(label);
  const bare = fold(label.replace(/\s*\([^)]*\)$/, ''));
  const words = bare.split(' ');
  const inner = words.slice(1).map((_, index) => ({ key: words.slice(index + 1).join(' '), atStart: false }));
  const starts = new Set([
    name,
    bare,
    bare.replace(ARTICLES, ''),
    ...areaCodes.map((code) => code.toLowerCase()),
  ]);
  return [...[...starts].map((key) => ({ key, atStart: true })), ...inner];
}
