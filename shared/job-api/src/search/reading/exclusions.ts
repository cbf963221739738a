import type { FilterTerms } from './filter-terms.ts';
import { isStopword } from '../words/tokenize.ts';
import type { Token } from '../words/tokenize.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

const WITHOUT = new Set(['sans', 'sauf', 'hors']);
/** Matches a minus as in "boucher -nantes", not in "libre-service" or "boucher - nantes". */
const MINUS = /(^|\s)[-−–]$/;
const HYPHEN = /^[-'’]$/;

/** Excluded words, with the tokens that exclude them: "sans permis". */
export interface Exclusion {
  words: readonly Token[];
  said: readonly Token[];
}

/**
 * Reads exclusions. "Sans expérience" is a filter value instead, and words that no offer mentions cannot be excluded:
 * "sans papiers".
 */
export function readExclusions(
  tokens: readonly Token[],
  keywords: string,
  { words, filterTerms }: { words: Vocabulary; filterTerms: FilterTerms },
): Exclusion[] {
  const found: Exclusion[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const start = startOf(tokens, at, keywords, filterTerms);
    if (start === undefined) continue;
    let to = start + 1;
    while (HYPHEN.test(keywords.slice(tokens[to - 1]?.to, tokens[to]?.from ?? 0))) to += 1;
    const excluded = tokens.slice(start, to);
    if (!excluded.every(({ word }) => words.isMentioned(word))) continue;
    found.push({ words: excluded, said: tokens.slice(at, to) });
    at = to - 1;
  }
  return found;
}

/** Returns the position of the first excluded word after an excluding one; undefined otherwise. */
function startOf(
  tokens: readonly Token[],
  at: number,
  keywords: string,
  filterTerms: FilterTerms,
): number | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (MINUS.test(keywords.slice(0, token.from))) return at;
  const rest = tokens.slice(at).map(({ word }) => word);
  if (!WITHOUT.has(token.word) || filterTerms.values(rest)[0]?.from === 0) return undefined;
  const first = rest.findIndex((word, index) => index > 0 && !isStopword(word));
  return first > 0 ? at + first : undefined;
}
