import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { fold } from '../http/text.ts';

const SYNONYMS = resolve(import.meta.dirname, '..', '..', 'data', 'synonyms.json');
/** A shorter word has too many neighbours for a typing error to be told from another word. */
const SHORTEST_CORRECTED = 6;

/** Endings that French trades, gender and number add to one root; longest first. */
const ENDINGS = [
  'iennes',
  'ienne',
  'iens',
  'ien',
  'euses',
  'euse',
  'eurs',
  'eur',
  'trices',
  'trice',
  'teurs',
  'teur',
  'eries',
  'erie',
  'esses',
  'esse',
  'ieres',
  'iere',
  'iers',
  'ier',
  'eres',
  'ere',
  'ers',
  'er',
  's',
];
const SHORTEST_ROOT = 4;

/** Words that say nothing of an offer. */
const IGNORED = new Set(
  'h f hf fh de du des d la le les l un une et en a au aux pour dans sur avec chez emploi offre offres poste job'.split(
    ' ',
  ),
);

/** Words of the offers, their roots, and what they are also called. */
export class Words {
  readonly #documents: ReadonlyMap<string, number>;
  readonly #byRoot = new Map<string, string[]>();
  readonly #synonyms = readSynonyms();

  constructor(lexicon: readonly { word: string; documents: number }[]) {
    this.#documents = new Map(lexicon.map(({ word, documents }) => [word, documents]));
    for (const { word } of lexicon) {
      const root = rootOf(word);
      this.#byRoot.set(root, [...(this.#byRoot.get(root) ?? []), word]);
    }
  }

  /** Returns the words of a search that say something; all of them when none does. */
  of(keywords: string): string[] {
    const telling = tellingWords(keywords);
    return telling.length > 0 ? telling : fold(keywords).split(' ').filter(Boolean);
  }

  /** Returns what offers may say for a phrase of these words: each alternative is a list of words. */
  alternatives(word: string): string[][] {
    const related = this.#byRoot.get(rootOf(word)) ?? [];
    const synonyms = this.#synonyms.get(word) ?? [];
    return [[word], ...related.filter((other) => other !== word).map((other) => [other]), ...synonyms];
  }

  /** Returns the synonyms of two words that stand together, such as "chauffeur pl". */
  phrase(words: readonly string[]): string[][] {
    return this.#synonyms.get(words.join(' ')) ?? [];
  }

  /** Returns the word of the offers that this one is most likely a typing error of, or undefined. */
  correction(word: string): string | undefined {
    if (word.length < SHORTEST_CORRECTED || this.#documents.has(word) || this.#byRoot.has(rootOf(word)))
      return undefined;
    const allowed = word.length >= 9 ? 2 : 1;
    let best: { word: string; cost: number } | undefined;
    for (const [candidate, documents] of this.#documents) {
      if (Math.abs(candidate.length - word.length) > allowed) continue;
      const edits = distance(word, candidate);
      const cost = edits - 0.02 * Math.log(documents);
      if (edits <= allowed && (!best || cost < best.cost)) best = { word: candidate, cost };
    }
    return best?.word;
  }
}

/** Returns what words of one family share: boucher, bouchère, bouchers and boucherie give one root. */
export function rootOf(word: string): string {
  for (const ending of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= SHORTEST_ROOT)
      return word.slice(0, -ending.length);
  }
  return word;
}

function tellingWords(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word && !IGNORED.has(word));
}

function readSynonyms(): ReadonlyMap<string, string[][]> {
  const { groups } = JSON.parse(readFileSync(SYNONYMS, 'utf8')) as { groups: string[][] };
  const synonyms = new Map<string, string[][]>();
  for (const group of groups) {
    const phrases = group.map((phrase) => tellingWords(phrase).join(' '));
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase).map((other) => other.split(' '));
      synonyms.set(phrase, [...(synonyms.get(phrase) ?? []), ...others]);
    }
  }
  return synonyms;
}
