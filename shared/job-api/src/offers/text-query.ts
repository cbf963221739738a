import type { Words } from './words.ts';

/**
 * Returns a `tsquery` text for these words: each of them, or what it is also called, must be there. `join` is
 * `&` for all words, `|` when that finds nothing. Null when there is nothing to look for.
 */
export function textQuery(words: readonly string[], dictionary: Words, join: '&' | '|'): string | null {
  const parts: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const pair = words.slice(index, index + 2);
    const phrase = pair.length === 2 ? dictionary.phrase(pair) : [];
    const word = words[index] ?? '';
    if (phrase.length > 0) {
      parts.push(anyOf([pair, ...phrase]));
      index += 1;
    } else {
      parts.push(anyOf(dictionary.alternatives(word)));
    }
  }
  return parts.length > 0 ? parts.join(` ${join} `) : null;
}

/** Returns a `tsquery` text for the words as they were typed: what has them comes before what is only related. */
export function exactQuery(words: readonly string[]): string {
  return words.map(lexeme).join(' | ');
}

function anyOf(alternatives: readonly (readonly string[])[]): string {
  return `(${alternatives.map((words) => `(${words.map(lexeme).join(' & ')})`).join(' | ')})`;
}

/** Folded words hold letters and digits only, so quoting them is enough for `to_tsquery`. */
function lexeme(word: string): string {
  return `'${word}'`;
}
