import type { Vocabulary } from './words/vocabulary.ts';
import { contentWords, isStopword } from './words/tokenize.ts';

/** Required words: all, all in title or job, any in title or job. */
export type Match = 'all' | 'title' | 'any';

/** Words of a search as PostgreSQL's `tsquery`. */
export interface TsQuery {
  /** Matches `doc`: each word, one of its forms or a synonym; null if no word is required. */
  match: Record<Match, string> | null;
  /** Queries that rank `head`: any word; all words in the title. */
  rank: string;
  inTitle: string;
  /** The typed words, ranked before inflections and synonyms. */
  typed: string;
  /** Optional words of titles, which raise the rank; null without any. */
  better: string | null;
  /** True for a search of leading positions. */
  asksLead: boolean;
}

const LEADING =
  /^(responsables?|directeurs?|directrices?|managers?|manageurs?|seconde?s?|adjointe?s?|lead|cheff?e?s?|encadrement|gerante?s?|cadres?|dirigeante?s?|superviseu(r|se)s?)$/;

/** Returns the query for required and optional words; null without any. */
export function buildTsQuery(
  criteria: readonly string[],
  better: readonly string[],
  dictionary: Vocabulary,
): TsQuery | null {
  const groups = groupsOf(criteria, dictionary);
  const inTitles = better.filter((word) => dictionary.mayBeInTitle(word) && !isStopword(word));
  const others = groupsOf(inTitles, dictionary);
  if (groups.length + others.length === 0) return null;
  const inTitle = (words: readonly string[]) => words.map((word) => lexeme(`=${word}`)).join(' & ');
  const exactTitle = (words: readonly string[]) => words.map((word) => `${lexeme(word)}:A`).join(' & ');
  const rankTitle = (words: readonly string[]) => words.map((word) => `${lexeme(word)}:AB`).join(' <-> ');
  const match = {
    all: written(groups, false, inTitle).join(' & '),
    title: written(groups, true, inTitle).join(' & '),
    any: written(groups, true, inTitle).join(' | '),
  };
  return {
    match: groups.length > 0 ? match : null,
    rank: written(groups, false, rankTitle).join(' | '),
    inTitle: written(groups, true, exactTitle).join(' & '),
    typed: contentWords(criteria).map(lexeme).join(' | '),
    better: others.length > 0 ? written(others, true, exactTitle).join(' | ') : null,
    asksLead: criteria.some((word) => LEADING.test(word)),
  };
}

/** Returns the query of exclusions: all words of any phrase; undefined without any. */
export function buildExclusion(phrases: readonly (readonly string[])[]): string | undefined {
  const each = phrases.map((words) => words.map(lexeme).join(' & '));
  return each.length > 0 ? anyOf(each) : undefined;
}

/** A typed word or phrase, with inflections of each word and synonyms of the whole. */
interface Group {
  words: { typed: string; forms: string[] }[];
  synonyms: readonly (readonly string[])[];
}

/** Groups phrases with synonyms, longest first; other words are separate groups. */
function groupsOf(typed: readonly string[], dictionary: Vocabulary): Group[] {
  const groups: Group[] = [];
  const significant = new Set(contentWords(typed));
  for (let index = 0; index < typed.length;) {
    const { length, synonyms } = longestPhrase(typed.slice(index), dictionary);
    const words = typed.slice(index, index + length).filter((word) => significant.has(word));
    index += length;
    if (words.length === 0) continue;
    groups.push({
      words: words.map((word) => ({ typed: word, forms: dictionary.formsOf(word) })),
      synonyms,
    });
  }
  return groups;
}

function longestPhrase(words: readonly string[], { synonyms }: Vocabulary) {
  for (let length = Math.min(words.length, synonyms.longest); length > 0; length -= 1) {
    const found = synonyms.of(words.slice(0, length));
    if (found.length > 0) return { length, synonyms: found };
  }
  return { length: 1, synonyms: [] };
}

/**
 * Converts each group to a query. Inflections and synonyms match only in title and job, formatted by `inTitle`: in
 * texts they would find unrelated offers.
 */
function written(
  groups: readonly Group[],
  isTitleOnly: boolean,
  inTitle: (words: readonly string[]) => string,
): string[] {
  return groups.map(({ words, synonyms }) => {
    const each = words.map(({ typed, forms }) =>
      anyOf([isTitleOnly ? inTitle([typed]) : lexeme(typed), ...forms.map((form) => inTitle([form]))]),
    );
    return anyOf([each.join(' & '), ...synonyms.map(inTitle)]);
  });
}

function anyOf(alternatives: readonly string[]): string {
  return `(${[...new Set(alternatives)].map((each) => `(${each})`).join(' | ')})`;
}

/** Quotes a lexeme; folded words contain only letters and digits, so no escaping is needed. */
function lexeme(word: string): string {
  return `'${word}'`;
}
