import { foldWords } from '@careers/contract/text';
import type { LexiconWord } from './lexicon.ts';
import { NO_LANGUAGE } from './language.ts';
import type { Language } from './language.ts';
import { femininesOf, isInflection, stem } from './stem.ts';
import { Synonyms } from './synonyms.ts';
import { Spelling } from './spelling.ts';
import { isStopword } from './tokenize.ts';

const MIN_ABBREVIATION_LENGTH = 4;

/** Vocabulary of the offers, with stems, spelling and synonyms. */
export class Vocabulary {
  readonly #lexicon: ReadonlyMap<string, LexiconWord>;
  readonly #families: ReadonlyMap<string, readonly string[]>;
  readonly #trade: readonly string[];
  readonly #written: ReadonlyMap<string, string>;
  readonly #spelling: Spelling;
  readonly synonyms: Synonyms;
  readonly language: Language;

  /** `labels` provide accents for corrected words; words of the language are not corrected. */
  constructor(
    lexicon: readonly LexiconWord[],
    labels: readonly string[] = [],
    synonyms = new Synonyms(),
    language = NO_LANGUAGE,
  ) {
    this.#lexicon = new Map(lexicon.map((entry) => [entry.word, entry]));
    this.#trade = lexicon.filter(({ inTrade }) => inTrade).map(({ word }) => word);
    this.#families = Map.groupBy(this.#trade, stem);
    const names = [...synonyms.written, ...labels]
      .flatMap((label) => label.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
      .flatMap((word) => [word, ...femininesOf(word)]);
    this.#written = new Map(names.map((word) => [foldWords(word), word]));
    // Feminine forms such as "caissière" occur in searches but not in titles: candidates for corrections.
    const unsaid = [...this.#written.keys()].filter((word) => !this.#lexicon.has(word));
    this.#spelling = new Spelling(lexicon, unsaid);
    this.synonyms = synonyms;
    this.language = language;
  }

  /** Returns a folded word with its accents: "hote" is "hôte". */
  written(word: string): string {
    return this.#written.get(word) ?? word;
  }

  /** Returns true for a word of the language, of offers or of synonyms, in any inflection. */
  isKnown(word: string): boolean {
    return (
      this.#lexicon.has(word) ||
      this.language.has(word) ||
      this.#written.has(word) ||
      isStopword(word) ||
      this.synonyms.of([word]).length > 0 ||
      this.formsOf(word).length > 0
    );
  }

  /** Returns true for a word that offers contain in this form. */
  isMentioned(word: string): boolean {
    return this.#lexicon.has(word);
  }

  /** Returns true if titles may contain this word, an inflection or a synonym. */
  mayBeInTitle(word: string): boolean {
    return this.isOfTrade(word) || this.synonyms.of([word]).length > 0 || this.formsOf(word).length > 0;
  }

  /** Returns true for a word of titles or job sheets. */
  isOfTrade(word: string): boolean {
    return this.#lexicon.get(word)?.inTrade ?? false;
  }

  /** Returns the related forms of a word: those with its stem, or for an unknown word those with its prefix. */
  formsOf(word: string): string[] {
    const family = (this.#families.get(stem(word)) ?? []).filter(
      (other) => other !== word && !this.synonyms.areExcluded(word, other),
    );
    if (family.length > 0 || this.#lexicon.has(word) || word.length < MIN_ABBREVIATION_LENGTH) return family;
    return this.#trade.filter((other) => other.startsWith(word));
  }

  /**
   * Returns the most likely correction of an unknown word; for a correct one, its plural or feminine that offers have.
   */
  correction(word: string): string[] | undefined {
    const resembling = this.resembling(word);
    if (!resembling || !this.language.has(word)) return resembling;
    const [only = '', ...others] = resembling;
    return others.length === 0 && this.isOfTrade(only) && isInflection(word, only) ? resembling : undefined;
  }

  /** Returns the most similar word of offers for one that no offer has, even if correct. */
  resembling(word: string): string[] | undefined {
    return this.#lexicon.has(word) ? undefined : this.#spelling.correction(word);
  }
}
