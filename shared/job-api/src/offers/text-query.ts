import type { Words } from './words.ts';

/** Only in title and job: what is merely related must not be found in the middle of a text. */
const IN_HEAD = ':AB';

/** What offers are matched with and ranked by, as PostgreSQL's `tsquery`. */
export interface TextQuery {
  /** All words, each in one of its forms or called by another name. */
  all: string;
  /** Any of the words, in title or job. */
  any: string;
  /** The words as typed: what has them comes before what is only related. */
  exact: string;
}

/** Returns the queries for these words, null without any. */
export function textQuery(typed: readonly string[], dictionary: Words): TextQuery | null {
  const parts = partsOf(typed, dictionary);
  if (parts.length === 0) return null;
  return {
    all: parts.map(({ everywhere }) => everywhere).join(' & '),
    any: parts.map(({ inHead }) => inHead).join(' | '),
    exact: dictionary.telling(typed).map(lexeme).join(' | '),
  };
}

interface Part {
  everywhere: string;
  inHead: string;
}

/** Phrases that have synonyms stay together, the longest first; all other words stand alone. */
function partsOf(typed: readonly string[], dictionary: Words): Part[] {
  const parts: Part[] = [];
  const telling = new Set(dictionary.telling(typed));
  for (let index = 0; index < typed.length;) {
    const { length, synonyms } = longestPhrase(typed.slice(index), dictionary);
    const words = typed.slice(index, index + Math.max(1, length));
    index += words.length;
    const counted = words.filter((word) => telling.has(word));
    if (counted.length === 0) continue;
    const related = synonyms.map((phrase) => phraseInHead(phrase));
    const forms = counted.map((word) => [word, ...dictionary.formsOf(word)]);
    const headed = forms.map((family) => anyOf(family.map((word) => lexeme(word) + IN_HEAD)));
    const everywhere = forms.map(([word = '', ...others]) =>
      anyOf([lexeme(word), ...others.map((other) => lexeme(other) + IN_HEAD)]),
    );
    parts.push({
      everywhere: anyOf([everywhere.join(' & '), ...related]),
      inHead: anyOf([headed.join(' & '), ...related]),
    });
  }
  return parts;
}

function longestPhrase(words: readonly string[], { synonyms }: Words) {
  for (let length = Math.min(words.length, synonyms.longest); length > 0; length -= 1) {
    const found = synonyms.of(words.slice(0, length));
    if (found.length > 0) return { length, synonyms: found };
  }
  return { length: 1, synonyms: [] };
}

function anyOf(alternatives: readonly string[]): string {
  return alternatives.length === 1
    ? `(${alternatives[0]})`
    : `(${alternatives.map((each) => `(${each})`).join(' | ')})`;
}

function phraseInHead(words: readonly string[]): string {
  return words.map((word) => lexeme(word) + IN_HEAD).join(' <-> ');
}

/** Folded words hold letters and digits only, so quoting them is enough. */
function lexeme(word: string): string {
  return `'${word}'`;
}
