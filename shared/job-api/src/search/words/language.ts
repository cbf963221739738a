import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, encodeITrieToBTrie } from 'cspell-trie-lib';
import { foldWords } from '@careers/contract/text';

const DICTIONARY = 'fr-fr.trie.gz';
const WORKSPACE = resolve(import.meta.dirname, '..', '..', '..');
const OWN_WORDS = join(WORKSPACE, 'data', 'known-words.json');
/** Keeps the dictionary as it is in memory: decoding its text is a fifth of a start. */
const CACHE = join(WORKSPACE, '.cache');

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
  const french = readDictionary();
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

function readDictionary(): ReturnType<typeof decodeTrie> {
  const folder = dirname(createRequire(import.meta.url).resolve('@cspell/dict-fr-fr/cspell-ext.json'));
  const text = readFileSync(join(folder, DICTIONARY));
  const decoded = join(CACHE, `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.btrie`);
  try {
    return decodeTrie(readFileSync(decoded));
  } catch {
    // Not there yet, or of another version of the library.
    const dictionary = decodeTrie(gunzipSync(text));
    keep(decoded, encodeITrieToBTrie(dictionary));
    return dictionary;
  }
}

/** Stores a file, whole or not at all; where nothing may be written, each start decodes the text. */
function keep(file: string, content: Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, content, { flush: true });
    renameSync(draft, file);
  } catch {
    return;
  }
}
