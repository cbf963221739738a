import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fold } from '../http/text.ts';
import { rootOf } from './roots.ts';

const FILE = resolve(import.meta.dirname, '..', '..', 'data', 'synonyms.json');

interface SynonymsFile {
  groups: readonly string[][];
  instead: Readonly<Record<string, string>>;
  apart: readonly string[][];
}

/** What an editor has written in `data/synonyms.json`. */
export class Synonyms {
  readonly #phrases = new Map<string, string[][]>();
  readonly #apart: ReadonlySet<string>;
  readonly #instead: ReadonlyMap<string, readonly string[]>;
  /** Every phrase as the editor writes it. */
  readonly written: readonly string[];
  /** Number of words of the longest phrase. */
  readonly longest: number;

  constructor({ groups, instead, apart }: SynonymsFile) {
    this.written = groups.flat();
    this.#instead = new Map(
      Object.entries(instead).map(([typed, meant]) => [fold(typed), fold(meant).split(' ')]),
    );
    for (const group of groups) {
      const phrases = group.map((phrase) => fold(phrase).split(' '));
      for (const phrase of phrases) {
        const others = phrases.filter((other) => other !== phrase);
        this.#phrases.set(keyOf(phrase), [...(this.#phrases.get(keyOf(phrase)) ?? []), ...others]);
      }
    }
    this.longest = Math.max(...[...this.#phrases.keys()].map((phrase) => phrase.split(' ').length));
    this.#apart = new Set(
      apart.flatMap((group) =>
        group.flatMap((one) => group.filter((other) => other !== one).map((other) => pairOf(one, other))),
      ),
    );
  }

  /** Reads the file of the repository. */
  static read(): Synonyms {
    return new Synonyms(JSON.parse(readFileSync(FILE, 'utf8')) as SynonymsFile);
  }

  /** Returns the phrases that mean the same as these words, whatever their gender and number. */
  of(words: readonly string[]): readonly (readonly string[])[] {
    return this.#phrases.get(keyOf(words)) ?? [];
  }

  /** Returns the words with those of offers in the place of what people write instead: "mi-temps" is "temps partiel". */
  reworded(words: readonly string[]): string[] {
    for (let length = words.length; length > 0; length -= 1) {
      for (let from = 0; from + length <= words.length; from += 1) {
        const meant = this.#instead.get(words.slice(from, from + length).join(' '));
        if (meant)
          return [
            ...this.reworded(words.slice(0, from)),
            ...meant,
            ...this.reworded(words.slice(from + length)),
          ];
      }
    }
    return [...words];
  }

  /** Says whether two words of one root are told apart nevertheless. */
  areApart(one: string, other: string): boolean {
    return this.#apart.has(pairOf(one, other));
  }
}

function keyOf(words: readonly string[]): string {
  return words.map(rootOf).join(' ');
}

function pairOf(one: string, other: string): string {
  return `${one.replace(/s$/, '')} ${other.replace(/s$/, '')}`;
}
