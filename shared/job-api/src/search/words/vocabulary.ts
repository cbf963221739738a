import { foldWords } from '@careers/contract/text';
import type { LexiconWord } from './lexicon.ts';
import { femininesOf, stem } from './stem.ts';
import { Synonyms } from './synonyms.ts';
import { Spelling } from './spelling.ts';
import { isStopword } from './tokenize.ts';

const SHORTEST_ABBREVIATION = 4;

/** Words of the offers, their families, and what they are also called. */
export class Vocabulary {
  readonly #lexicon: ReadonlyMap<string, LexiconWord>;
  readonly #families: ReadonlyMap<string, readonly string[]>;
  readonly #trade: readonly string[];
  readonly #written: ReadonlyMap<string, string>;
  readonly #spelling: Spelling;
  readonly synonyms: Synonyms;

  /** `labels` are names as people read them: corrected words are written as these write them. */
  constructor(lexicon: readonly LexiconWord[], labels: readonly string[] = [], synonyms = Synonyms.read()) {
    this.#lexicon = new Map(lexicon.map((entry) => [entry.word, entry]));
    this.#trade = lexicon.filter(({ inTrade }) => inTrade).map(({ word }) => word);
    this.#families = Map.groupBy(this.#trade, stem);
    const names = [...synonyms.written, ...labels]
      .flatMap((label) => label.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
      .flatMap((word) => [word, ...femininesOf(word)]);
    this.#written = new Map(names.map((word) => [foldWords(word), word]));
    // No title says "caissière" or "vendeuse", yet that is what people write, and write wrongly.
    const unsaid = [...this.#written.keys()].filter((word) => !this.#lexicon.has(word));
    this.#spelling = new Spelling(lexicon, unsaid);
    this.synonyms = synonyms;
  }

  /** Returns a folded word as people write it: "hote" is "hôte". */
  written(word: string): string {
    return this.#written.get(word) ?? word;
  }

  /** Says whether an offer, a title or what people call one has this word in one of its forms. */
  isKnown(word: string): boolean {
    return (
      this.#lexicon.has(word) ||
      this.#written.has(word) ||
      isStopword(word) ||
      this.synonyms.of([word]).length > 0 ||
      this.formsOf(word).length > 0
    );
  }

  /** Says whether a title may answer this word: itself, one of its forms or what it is also called. */
  mayBeInTitle(word: string): boolean {
    return this.isOfTrade(word) || this.synonyms.of([word]).length > 0 || this.formsOf(word).length > 0;
  }

  /** Says whether titles or job sheets have this word. */
  isOfTrade(word: string): boolean {
    return this.#lexicon.get(word)?.inTrade ?? false;
  }

  /** Returns the other forms of a word: its family, or what it is the beginning of when nobody says it. */
  formsOf(word: string): string[] {
    const family = (this.#families.get(stem(word)) ?? []).filter(
      (other) => other !== word && !this.synonyms.areExcluded(word, other),
    );
    if (family.length > 0 || this.#lexicon.has(word) || word.length < SHORTEST_ABBREVIATION) return family;
    return this.#trade.filter((other) => other.startsWith(word));
  }

  /** Returns the words that an unknown one is most likely a typing error of, or undefined. */
  correction(word: string): string[] | undefined {
    return this.#lexicon.has(word) ? undefined : this.#spelling.correction(word);
  }
}
