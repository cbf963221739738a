import type { CatalogueReferential } from '../catalogue/items.ts';
import type { KeywordFilter, ParseContext, ParsedQuery } from './parse-query.ts';
import type { Replaced } from './synonyms.ts';
import { inPlaceOf, typedAs } from './tokenize.ts';
import type { Token } from './tokenize.ts';
import type { Match } from './tsquery.ts';

/** Where offers are looked for, as the keywords name it. */
export interface Area {
  item: CatalogueReferential;
  /** Where it is not the usual one. */
  radius?: number;
}

/** One way of asking for offers, with what it makes of the words that were typed. */
export interface SearchPlan {
  parsed: ParsedQuery;
  words: readonly Token[];
  match: Match;
  filters: readonly KeywordFilter[];
  area: Area | undefined;
  corrected: string | undefined;
  replaced: readonly Replaced[];
  /** Words, as typed, that offers need not have. */
  leftOut: readonly string[];
  /** Those of them that were given up. */
  dropped: readonly Token[];
  /** What is searched in the place of all words, where these ask for no offer. */
  searched?: string;
  isPartial: boolean;
}

/** What those who want a store of their own are shown of the offers. */
const OWNER_SEARCH = 'directeur de magasin';

/** Returns the plan that asks for all that was read. */
export function planOf(parsed: ParsedQuery, { keywords }: ParseContext): SearchPlan {
  const isOwner = parsed.intents.includes('OWNER') && parsed.words.length === 0;
  return {
    parsed,
    words: isOwner ? inPlaceOf(parsed.tokens, OWNER_SEARCH.split(' ')) : parsed.words,
    match: 'all',
    filters: parsed.filters,
    area: parsed.place && { item: parsed.place.item },
    corrected: undefined,
    replaced: isOwner ? [{ typed: parsed.intended, searched: OWNER_SEARCH }] : [],
    leftOut: [...new Set(parsed.levels.map((level) => typedAs(keywords, [level])))],
    dropped: [],
    isPartial: false,
    ...(isOwner && { searched: OWNER_SEARCH }),
  };
}
