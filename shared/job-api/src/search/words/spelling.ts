import { editDistance } from '../../catalogue/mistyped-names.ts';
import type { LexiconWord } from './lexicon.ts';

/** Minimum length of corrected words: shorter ones are too close to other words. */
const MIN_LENGTH = 6;
/** Minimum length for two typing errors; shorter words may have one. */
const MIN_LENGTH_FOR_TWO_ERRORS = 9;
const MIN_PART_LENGTH = 3;

/** Corrects words to the closest one of offers or common searches. */
export class Spelling {
  readonly #candidates: readonly LexiconWord[];
  readonly #trade: ReadonlySet<string>;

  /** `unsaid`: known words that no offer has; compounds are not split into them. */
  constructor(lexicon: readonly LexiconWord[], unsaid: readonly string[]) {
    this.#candidates = [...lexicon, ...unsaid.map((word) => ({ word, documents: 1, inTrade: true }))];
    this.#trade = new Set(lexicon.filter(({ inTrade }) => inTrade).map(({ word }) => word));
  }

  /** Returns the most likely correction of an unknown word. */
  correction(word: string): string[] | undefined {
    if (word.length < MIN_LENGTH) return undefined;
    const neighbour = this.#neighbour(word);
    return neighbour === undefined ? this.#parts(word) : [neighbour];
  }

  #neighbour(word: string): string | undefined {
    const allowed = word.length >= MIN_LENGTH_FOR_TWO_ERRORS ? 2 : 1;
    let best: { word: string; cost: number } | undefined;
    for (const { word: candidate, documents, inTrade } of this.#candidates) {
      if (Math.abs(candidate.length - word.length) > allowed || candidate.length < MIN_LENGTH - 1) continue;
      const edits = editDistance(word, candidate);
      // Breaks ties by frequency, and prefers words of the trade to names.
      const cost = edits - 0.02 * Math.log(documents) - (inTrade ? 0.2 : 0);
      if (edits <= allowed && (!best || cost < best.cost)) best = { word: candidate, cost };
    }
    return best?.word;
  }

  /** "fullstack" is "full stack". */
  #parts(word: string): string[] | undefined {
    for (let cut = MIN_PART_LENGTH; cut <= word.length - MIN_PART_LENGTH; cut += 1) {
      const parts = [word.slice(0, cut), word.slice(cut)];
      if (parts.every((part) => this.#trade.has(part))) return parts;
    }
    return undefined;
  }
}
