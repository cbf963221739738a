import { editDistance } from '../../catalogue/mistyped-names.ts';
import type { LexiconWord } from './lexicon.ts';

/** A shorter word has too many neighbours for a typing error to be told from another word. */
const SHORTEST_CORRECTED = 6;
/** From this length on, two typing errors are taken for one word. */
const SHORTEST_TWICE_CORRECTED = 9;
const SHORTEST_PART = 3;

/** Corrects words by those that offers have, or that people ask for. */
export class Spelling {
  readonly #candidates: readonly LexiconWord[];
  readonly #trade: ReadonlySet<string>;

  /** `unsaid` are words that people write and no offer has: a correction, and no part of one. */
  constructor(lexicon: readonly LexiconWord[], unsaid: readonly string[]) {
    this.#candidates = [...lexicon, ...unsaid.map((word) => ({ word, documents: 1, inTrade: true }))];
    this.#trade = new Set(lexicon.filter(({ inTrade }) => inTrade).map(({ word }) => word));
  }

  /** Returns the words that an unknown one is most likely a typing error of, or undefined. */
  correction(word: string): string[] | undefined {
    if (word.length < SHORTEST_CORRECTED) return undefined;
    const neighbour = this.#neighbour(word);
    return neighbour === undefined ? this.#parts(word) : [neighbour];
  }

  #neighbour(word: string): string | undefined {
    const allowed = word.length >= SHORTEST_TWICE_CORRECTED ? 2 : 1;
    let best: { word: string; cost: number } | undefined;
    for (const { word: candidate, documents, inTrade } of this.#candidates) {
      if (Math.abs(candidate.length - word.length) > allowed || candidate.length < SHORTEST_CORRECTED - 1)
        continue;
      const edits = editDistance(word, candidate);
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
      if (parts.every((part) => this.#trade.has(part))) return parts;
    }
    return undefined;
  }
}
