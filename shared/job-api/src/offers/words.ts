import { fold } from '../http/text.ts';
import type { LexiconWord } from './lexicon.ts';
import { femininesOf, rootOf } from './roots.ts';
import { Synonyms } from './synonyms.ts';
import { typingErrors } from './typing-errors.ts';

/** A shorter word has too many neighbours for a typing error to be told from another word. */
const SHORTEST_CORRECTED = 6;
/** From this length on, two typing errors are taken for one word. */
const SHORTEST_TWICE_CORRECTED = 9;
const SHORTEST_ABBREVIATION = 4;
const SHORTEST_PART = 3;

/** Words that say that work is looked for, not which. */
const LOOKING = 'emploi emplois offre offres poste postes job jobs travail recherche cherche recrute'.split(
  ' ',
);
/** Words that say nothing of an offer. */
const IGNORED = new Set([
  ...LOOKING,
  ...`h f hf fh m mf a au aux avec ce ces cet cette chez d dans de des du elle en entre est et il je l la le les
  leur leurs mes mon ma ne nos notre nous ou par pas pour qu que qui sa sans ses son sont sur un une vers vos votre
  vous y`.split(/\s+/),
]);

/** Words of the offers, their families, and what they are also called. */
export class Words {
  readonly #lexicon: ReadonlyMap<string, LexiconWord>;
  readonly #families: ReadonlyMap<string, readonly string[]>;
  readonly #trade: readonly string[];
  readonly #written: ReadonlyMap<string, string>;
  readonly #correct: readonly LexiconWord[];
  readonly synonyms: Synonyms;

  /** `labels` are names as people read them: corrected words are written as these write them. */
  constructor(lexicon: readonly LexiconWord[], labels: readonly string[] = [], synonyms = Synonyms.read()) {
    this.#lexicon = new Map(lexicon.map((entry) => [entry.word, entry]));
    this.#trade = lexicon.filter(({ inTrade }) => inTrade).map(({ word }) => word);
    this.#families = Map.groupBy(this.#trade, rootOf);
    const names = [...synonyms.written, ...labels]
      .flatMap((label) => label.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
      .flatMap((word) => [word, ...femininesOf(word)]);
    this.#written = new Map(names.map((word) => [fold(word), word]));
    // No title says "caissière" or "vendeuse", yet that is what people write, and write wrongly.
    const unsaid = [...this.#written.keys()].filter((word) => !this.#lexicon.has(word));
    this.#correct = [...lexicon, ...unsaid.map((word) => ({ word, documents: 1, inTrade: true }))];
    this.synonyms = synonyms;
  }

  /** Returns a folded word as people write it: "hote" is "hôte". */
  written(word: string): string {
    return this.#written.get(word) ?? word;
  }

  /** Returns the folded words of a text that say something; all of them when none does. */
  telling(folded: readonly string[]): string[] {
    const telling = folded.filter((word) => !IGNORED.has(word));
    return telling.length > 0 ? telling : [...folded];
  }

  isIgnored(word: string): boolean {
    return IGNORED.has(word);
  }

  /** Says whether a word says no more than that work is looked for: "offres d’emploi". */
  isLooking(word: string): boolean {
    return LOOKING.includes(word);
  }

  /** Says whether an offer, a title or what people call one has this word in one of its forms. */
  isKnown(word: string): boolean {
    return (
      this.#lexicon.has(word) ||
      this.#written.has(word) ||
      IGNORED.has(word) ||
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
    const family = (this.#families.get(rootOf(word)) ?? []).filter(
      (other) => other !== word && !this.synonyms.areApart(word, other),
    );
    if (family.length > 0 || this.#lexicon.has(word) || word.length < SHORTEST_ABBREVIATION) return family;
    return this.#trade.filter((other) => other.startsWith(word));
  }

  /** Returns the words that an unknown one is most likely a typing error of, or undefined. */
  correction(word: string): string[] | undefined {
    if (word.length < SHORTEST_CORRECTED || this.#lexicon.has(word)) return undefined;
    const neighbour = this.#neighbour(word);
    return neighbour === undefined ? this.#parts(word) : [neighbour];
  }

  #neighbour(word: string): string | undefined {
    const allowed = word.length >= SHORTEST_TWICE_CORRECTED ? 2 : 1;
    let best: { word: string; cost: number } | undefined;
    for (const { word: candidate, documents, inTrade } of this.#correct) {
      if (Math.abs(candidate.length - word.length) > allowed || candidate.length < SHORTEST_CORRECTED - 1)
        continue;
      const edits = typingErrors(word, candidate);
      // Among equal distances the commoner word, and one of the trade before a name.
      const cost = edits - 0.02 * Math.log(documents) - (inTrade ? 0.2 : 0);
      if (edits <= allowed && (!best || cost < best.cost)) best = { word: candidate, cost };
    }
    return best?.word;
  }

  /** "fullstack" is "full stack". */
  #parts(word: string): string[] | undefined {
    for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1) {
      const parts = [word.slice(0, cut), word.slice(cut)];
      if (parts.every((part) => this.isOfTrade(part))) return parts;
    }
    return undefined;
  }
}

/** Returns the folded words of a text. */
export function wordsOf(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}
