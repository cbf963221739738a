import { fold } from '../http/text.ts';

export interface Indexed {
  type: string;
  label: string;
  areaCodes: readonly string[];
  /** Inhabitants, or popularity: what most people mean comes first. */
  weight: number;
}

interface Entry<Item> {
  key: string;
  item: Item;
  /** True for the start of the name or of a postcode, false for a word inside the name. */
  atStart: boolean;
}

const ARTICLES = /^(le|la|les|l|aux?|du|de|des) /;
/** What a way of matching is worth in powers of ten of the weight: Nantes is likelier than Nant after "nant". */
const WHOLE_NAME = 1.2;
const WHOLE_WORD = 0.5;
const AT_START = 1;
const ARRONDISSEMENT = /^(paris|lyon|marseille) \d{1,2}( ?(er?|i?eme))?( arr\w*)?$/;
const REMEMBERED = 3_000;

/**
 * Names and codes in a sorted array, found by their start in microseconds: a name counts with and without its
 * article, from each of its words, and by each of its codes.
 */
export class PrefixIndex<Item extends Indexed> {
  readonly #entries: Entry<Item>[];
  readonly #answers = new Map<string, Item[]>();

  constructor(items: readonly Item[]) {
    this.#entries = items
      .flatMap((item) => keysOf(item).map((entry) => ({ ...entry, item })))
      .sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));
  }

  /** Returns the items that the text may be the start of, the likeliest first. */
  find(text: string): readonly Item[] {
    const key = searchKey(text);
    if (!key) return [];
    const known = this.#answers.get(key);
    if (known) return known;
    const found = this.#search(key);
    if (this.#answers.size >= REMEMBERED) this.#answers.clear();
    this.#answers.set(key, found);
    return found;
  }

  #search(key: string): Item[] {
    const scores = new Map<Item, number>();
    for (let index = this.#firstFrom(key); ; index += 1) {
      const entry = this.#entries[index];
      if (!entry?.key.startsWith(key)) break;
      scores.set(entry.item, Math.max(scores.get(entry.item) ?? 0, scoreOf(entry, key)));
    }
    return [...scores]
      .sort(([left, leftScore], [right, rightScore]) => rightScore - leftScore || right.weight - left.weight)
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

function scoreOf({ key: name, item, atStart }: Entry<Indexed>, key: string): number {
  const whole = name === key && atStart ? WHOLE_NAME : name[key.length] === ' ' ? WHOLE_WORD : 0;
  return Math.log10(item.weight + 1) + (atStart ? AT_START : 0) + whole;
}

/** An arrondissement, "Lyon 3e", is found as its town: the register knows the town only. */
function searchKey(text: string): string {
  return spellOut(fold(text)).replace(ARRONDISSEMENT, '$1');
}

/** People write "st" for saint. */
function spellOut(folded: string): string {
  return folded.replace(/\bst(e?)\b(?= )/g, 'saint$1');
}

function keysOf({ label, areaCodes, type }: Indexed): { key: string; atStart: boolean }[] {
  // "Nantes (44)" is typed "nantes 44" or "nantes".
  const name = spellOut(fold(label));
  const bare = spellOut(fold(label.replace(/\s*\([^)]*\)$/, '')));
  const words = bare.split(' ');
  const codes = areaCodes.map((code) => code.toLowerCase());
  // A region has the numbers of its departments: who types one means the department.
  const isRegion = type === 'REGION';
  const starts = new Set([
    name,
    bare,
    bare.replace(ARTICLES, ''),
    spellOut(fold(label.replaceAll(/['’]/g, ''))),
    ...(isRegion ? [] : codes),
  ]);
  const inner = words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
  return [
    ...[...starts].map((key) => ({ key, atStart: true })),
    ...[...inner, ...(isRegion ? codes : [])].map((key) => ({ key, atStart: false })),
  ];
}
