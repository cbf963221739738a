import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { foldWords } from '@careers/contract/text';

const DICTIONARY = 'fr-fr.trie.gz';
const OWN_WORDS = resolve(import.meta.dirname, '..', '..', '..', 'data', 'known-words.json');

/** Correct words of the language, whether any offer has them or not. */
export interface Language {
  /** Returns true for a word in any inflection, ignoring accents and case. */
  has(word: string): boolean;
  /** Returns true for an ordinary word with exactly these accents; names need their capital. */
  isWritten(word: string): boolean;
}

/** Empty language, for tests and tools. */
export const NO_LANGUAGE: Language = { has: () => false, isWritten: () => false };

/** Loads French (Hunspell's dictionary, about 10 MB in memory) and the words of `data/known-words.json`. */
export function readFrench(): Language {
  const folder = dirname(createRequire(import.meta.url).resolve('@cspell/dict-fr-fr/cspell-ext.json'));
  const french = decodeTrie(gunzipSync(readFileSync(resolve(folder, DICTIONARY))));
  const file = JSON.parse(readFileSync(OWN_WORDS, 'utf8')) as { words: string[]; unlikely: string[] };
  const [words, unlikely] = [new Set(file.words.map(foldWords)), new Set(file.unlikely.map(foldWords))];
  return {
    has: (word) => {
      const folded = foldWords(word);
      return words.has(folded) || (french.hasWord(word, false) && !unlikely.has(folded));
    },
    isWritten: (word) => french.hasWord(word, true),
  };
}
