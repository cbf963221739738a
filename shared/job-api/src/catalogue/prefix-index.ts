import { foldWords } from '@careers/contract/text';
import { nameKeys, searchKey } from './name-keys.ts';
import type { Indexed, NameKey } from './name-keys.ts';

interface Entry<Item> extends NameKey {
  item: Item;
}

/** An item with a key that starts with the text. */
export interface Match<Item> {
  item: Item;
  /** True if the text is the whole name, number or alternative name. */
  isWhole: boolean;
  /** False if only a word within the name starts with the text. */
  atStart: boolean;
  /** The matching alternative name, if any. */
  otherName: string | undefined;
  score: number;
}

/** Bonus of each kind of match, in powers of ten of the weight: Nantes ranks before Nant after "nant". */
const WHOLE_NAME = 1.2;
const WHOLE_WORD = 0.5;
const AT_START = 1;
const MAX_CACHED_ANSWERS = 3_000;

/** Finds items by prefixes of their keys, with binary search in a sorted array. */
export class PrefixIndex<Item extends Indexed> {
  readonly #entries: Entry<Item>[];
  readonly #answers = new Map<string, Match<Item>[]>();

  constructor(items: readonly Item[]) {
    this.#entries = items
      .flatMap((item) => nameKeys(item).map((entry) => ({ ...entry, item })))
      .sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));
  }

  /** Returns the items with a key that starts with the text, most likely first. */
  find(text: string): readonly Match<Item>[] {
    const key = searchKey(foldWords(text));
    if (!key) return [];
    const known = this.#answers.get(key);
    if (known) return known;
    const found = this.#search(key);
    if (this.#answers.size >= MAX_CACHED_ANSWERS) this.#answers.clear();
    this.#answers.set(key, found);
    return found;
  }

  #search(key: string): Match<Item>[] {
    const best = new Map<Item, Match<Item>>();
    for (let index = this.#firstFrom(key); ; index += 1) {
      const entry = this.#entries[index];
      if (!entry?.key.startsWith(key)) break;
      const score = scoreOf(entry, key);
      const { item, atStart, otherName } = entry;
      if (score > (best.get(item)?.score ?? 0)) {
        best.set(item, { item, isWhole: atStart && entry.key === key, atStart, otherName, score });
      }
    }
    return [...best.values()].sort(
      (left, right) => right.score - left.score || right.item.weight - left.item.weight,
    );
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

/** Returns a score above zero for every match. */
function scoreOf({ key: name, item, atStart }: Entry<Indexed>, key: string): number {
  const isWord = name === key || name[key.length] === ' ';
  const whole = name === key && atStart ? WHOLE_NAME : isWord ? WHOLE_WORD : 0;
  return Math.log10(item.weight + 2) + (atStart ? AT_START : 0) + whole;
}
