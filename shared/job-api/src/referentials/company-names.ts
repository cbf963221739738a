import { fold } from '../http/text.ts';

/** Companies and brands by the words of their names. */
export class CompanyNames {
  readonly #names: readonly { code: string; words: readonly string[] }[];

  constructor(entities: readonly { code: string; label: string }[]) {
    this.#names = entities
      .map(({ code, label }) => ({ code, words: fold(label).split(' ') }))
      // A name of one word, "Utile", is found like any other word.
      .filter(({ words }) => words.length > 1);
  }

  /** Returns the company that some neighbouring words name, "boucher super u", with the words that are left. */
  find(words: readonly string[]): { code: string; left: string[] } | undefined {
    for (const { code, words: name } of this.#names) {
      const from = words.findIndex((_word, at) => name.every((part, index) => words[at + index] === part));
      if (from >= 0) return { code, left: [...words.slice(0, from), ...words.slice(from + name.length)] };
    }
    return undefined;
  }
}
