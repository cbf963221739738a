import { foldWords } from '@careers/contract/text';

/** Adjacent words with their value. */
export interface PhraseMatch<Value> {
  value: Value;
  from: number;
  length: number;
}

/** Finds phrases, each with a value, in words. */
export class Phrases<Value> {
  readonly #values: ReadonlyMap<string, Value>;
  readonly #longest: number;

  /** Later phrases replace equal ones. */
  constructor(entries: Iterable<readonly [phrase: string, value: Value]>) {
    this.#values = new Map([...entries].map(([phrase, value]) => [foldWords(phrase), value]));
    this.#longest = Math.max(0, ...[...this.#values.keys()].map((phrase) => phrase.split(' ').length));
  }

  /** Returns the value and length of the longest phrase that starts at a word. */
  at(words: readonly string[], from: number): PhraseMatch<Value> | undefined {
    for (let length = Math.min(this.#longest, words.length - from); length > 0; length -= 1) {
      const value = this.#values.get(words.slice(from, from + length).join(' '));
      if (value !== undefined) return { value, from, length };
    }
    return undefined;
  }

  /** Returns the phrases in words from left to right, longest first at each position. */
  in(words: readonly string[]): PhraseMatch<Value>[] {
    const found: PhraseMatch<Value>[] = [];
    for (let from = 0; from < words.length;) {
      const phrase = this.at(words, from);
      if (phrase) found.push(phrase);
      from += phrase?.length ?? 1;
    }
    return found;
  }
}
