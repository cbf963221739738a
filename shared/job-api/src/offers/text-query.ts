import type { Words } from './words.ts';

/** What offers are matched with and ranked by, as PostgreSQL's `tsquery`. */
export interface TextQuery {
  /** For `doc`: all words, each in one of its forms or called by another name; or any of them, in title or job. */
  match: { all: string; any: string };
  /** The same for `head`. */
  rank: { all: string; any: string };
  /** The words as typed: what has them comes before what is only related. */
  typed: string;
}

/** Returns the queries for these words, null without any. */
export function textQuery(typed: readonly string[], dictionary: Words): TextQuery | null {
  const groups = groupsOf(typed, dictionary);
  if (groups.length === 0) return null;
  return {
    match: written(groups, (words) => words.map((word) => lexeme(`=${word}`)).join(' & ')),
    rank: written(groups, (words) => words.map((word) => `${lexeme(word)}:AB`).join(' <-> ')),
    typed: dictionary.telling(typed).map(lexeme).join(' | '),
  };
}

/** Words that stand for one thing: each typed word with its other forms, and what they are called together. */
interface Group {
  words: { typed: string; forms: string[] }[];
  synonyms: readonly (readonly string[])[];
}

/** Phrases that have synonyms stay together, the longest first; all other words stand alone. */
function groupsOf(typed: readonly string[], dictionary: Words): Group[] {
  const groups: Group[] = [];
  const telling = new Set(dictionary.telling(typed));
  for (let index = 0; index < typed.length;) {
    const { length, synonyms } = longestPhrase(typed.slice(index), dictionary);
    const words = typed.slice(index, index + length).filter((word) => telling.has(word));
    index += length;
    if (words.length === 0) continue;
    groups.push({
      words: words.map((word) => ({ typed: word, forms: dictionary.formsOf(word) })),
      synonyms,
    });
  }
  return groups;
}

function longestPhrase(words: readonly string[], { synonyms }: Words) {
  for (let length = Math.min(words.length, synonyms.longest); length > 0; length -= 1) {
    const found = synonyms.of(words.slice(0, length));
    if (found.length > 0) return { length, synonyms: found };
  }
  return { length: 1, synonyms: [] };
}

/**
 * Writes the groups as queries. Other forms and synonyms count in title and job only, as `inTitle` says it: what is
 * merely related must not be found in the middle of a text.
 */
function written(groups: readonly Group[], inTitle: (words: readonly string[]) => string) {
  const query = (isTitleOnly: boolean) =>
    groups.map(({ words, synonyms }) => {
      const each = words.map(({ typed, forms }) =>
        anyOf([isTitleOnly ? inTitle([typed]) : lexeme(typed), ...forms.map((form) => inTitle([form]))]),
      );
      return anyOf([each.join(' & '), ...synonyms.map(inTitle)]);
    });
  return { all: query(false).join(' & '), any: query(true).join(' | ') };
}

function anyOf(alternatives: readonly string[]): string {
  return `(${alternatives.map((each) => `(${each})`).join(' | ')})`;
}

/** Folded words hold letters and digits only, so quoting them is enough. */
function lexeme(word: string): string {
  return `'${word}'`;
}
