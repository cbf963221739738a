import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { foldWords } from '@careers/contract/text';
import { Phrases } from './phrases.ts';
import { stem } from './stem.ts';
import { inPlaceOf, typedAs } from './tokenize.ts';
import type { Token } from './tokenize.ts';

const FILE = resolve(import.meta.dirname, '..', '..', '..', 'data', 'synonyms.json');

interface SynonymsFile {
  groups: readonly string[][];
  also: Readonly<Record<string, readonly string[]>>;
  rewrites: Readonly<Record<string, string>>;
  nearest: Readonly<Record<string, string>>;
  exclusions: readonly string[][];
}

/** Words replaced by the closest trade. */
export interface Replaced {
  typed: string;
  searched: string;
}

/** Synonyms of `data/synonyms.json`, maintained by an editor. */
export class Synonyms {
  readonly #phrases = new Map<string, string[][]>();
  readonly #exclusions: ReadonlySet<string>;
  readonly #rewrites: Phrases<string>;
  readonly #nearest: Phrases<string>;
  /** All phrases as written by the editor. */
  readonly written: readonly string[];
  /** Number of words of the longest phrase. */
  readonly longest: number;
  readonly #file: SynonymsFile;
  /** Keys of the phrases of titles: each is compared with every title. */
  readonly #keys = new Map<string, string>();

  constructor() {
    this.#file = JSON.parse(readFileSync(FILE, 'utf8')) as SynonymsFile;
    const { groups, also, rewrites, nearest, exclusions } = this.#file;
    this.written = [...groups.flat(), ...Object.values(nearest)];
    this.#rewrites = new Phrases(Object.entries(rewrites));
    this.#nearest = new Phrases(Object.entries(nearest));
    for (const group of groups) {
      for (const phrase of group)
        this.#mean(
          phrase,
          group.filter((other) => other !== phrase),
        );
    }
    for (const [phrase, others] of Object.entries(also)) this.#mean(phrase, others);
    this.longest = Math.max(...[...this.#phrases.keys()].map((phrase) => phrase.split(' ').length));
    this.#exclusions = new Set(
      exclusions.flatMap((group) =>
        group.flatMap((one) => group.filter((other) => other !== one).map((other) => pairOf(one, other))),
      ),
    );
  }

  /** Returns the synonyms of these words, ignoring gender and number. */
  of(words: readonly string[]): readonly (readonly string[])[] {
    return this.#phrases.get(keyOf(words)) ?? [];
  }

  /** Returns the synonyms of a title, as written by the editor. */
  askedAs(title: string): string[] {
    const key = keyOf(foldWords(title).split(' '));
    const isTitle = (phrase: string) => this.#keyOf(phrase) === key;
    return [
      ...this.#file.groups.filter((group) => group.some(isTitle)).flat(),
      ...Object.entries(this.#file.nearest).flatMap(([typed, searched]) =>
        isTitle(searched) ? [typed] : [],
      ),
    ].filter((phrase) => !isTitle(phrase));
  }

  /** Replaces common variants by the words of offers. */
  rewritten(tokens: readonly Token[]): Token[] {
    return this.#replaced(this.#rewrites, tokens, () => undefined);
  }

  /** Replaces unknown trades by the closest one; also returns the replacements. */
  nearest(tokens: readonly Token[], typed: string): { tokens: Token[]; replaced: Replaced[] } {
    const replaced: Replaced[] = [];
    const found = this.#replaced(this.#nearest, tokens, (from, searched) =>
      replaced.push({ typed: typedAs(typed, from), searched }),
    );
    return { tokens: found, replaced };
  }

  /** Returns true for a word of a trade that no offer has. */
  hasNearest(word: string): boolean {
    return this.#nearest.at([word], 0) !== undefined;
  }

  /** Returns true for two words with the same stem but different meanings. */
  areExcluded(one: string, other: string): boolean {
    return this.#exclusions.has(pairOf(one, other));
  }

  #replaced(
    phrases: Phrases<string>,
    tokens: readonly Token[],
    note: (from: readonly Token[], to: string) => void,
  ): Token[] {
    let left = [...tokens];
    for (const { value, from, length } of phrases.in(tokens.map(({ word }) => word)).reverse()) {
      const said = left.slice(from, from + length);
      note(said, value);
      left = left.toSpliced(from, length, ...inPlaceOf(said, foldWords(value).split(' ')));
    }
    return left;
  }

  #keyOf(phrase: string): string {
    const key = this.#keys.get(phrase) ?? keyOf(foldWords(phrase).split(' '));
    this.#keys.set(phrase, key);
    return key;
  }

  #mean(phrase: string, others: readonly string[]): void {
    const key = this.#keyOf(phrase);
    const known = this.#phrases.get(key) ?? [];
    this.#phrases.set(key, [...known, ...others.map((other) => foldWords(other).split(' '))]);
  }
}

function keyOf(words: readonly string[]): string {
  return words.map(stem).join(' ');
}

function pairOf(one: string, other: string): string {
  return `${one.replace(/s$/, '')} ${other.replace(/s$/, '')}`;
}
