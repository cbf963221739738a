import type { CatalogueReferential } from '../referentials/catalogue.ts';
import { concessions } from './concessions.ts';
import type { Replaced } from './synonyms.ts';
import type { Match } from './text-query.ts';
import { inPlaceOf, typedAs } from './tokens.ts';
import type { Token } from './tokens.ts';
import { readTokens } from './understand.ts';
import type { KeywordFilter, Reading, ReadingContext } from './understand.ts';

/** Where offers are looked for, as the keywords name it. */
export interface Area {
  item: CatalogueReferential;
  /** Where it is not the usual one. */
  radius?: number;
}

/** One way of asking for offers, with what it makes of the words that were typed. */
export interface Attempt {
  reading: Reading;
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

/** Returns the attempt that asks for all that was read. */
export function asRead(reading: Reading, { keywords }: ReadingContext): Attempt {
  const isOwner = reading.intents.includes('OWNER') && reading.words.length === 0;
  return {
    reading,
    words: isOwner ? inPlaceOf(reading.tokens, OWNER_SEARCH.split(' ')) : reading.words,
    match: 'all',
    filters: reading.filters,
    area: reading.place && { item: reading.place.item },
    corrected: undefined,
    replaced: isOwner ? [{ typed: reading.intended, searched: OWNER_SEARCH }] : [],
    leftOut: [...new Set(reading.levels.map((level) => typedAs(keywords, [level])))],
    dropped: [],
    isPartial: false,
    ...(isOwner && { searched: OWNER_SEARCH }),
  };
}

/**
 * Yields the further ways to ask when the first finds nothing: typing errors mended, what comes nearest in the place
 * of what no offer says, then with less and less of it. The first that finds something is the answer.
 */
export function* furtherAttempts(first: Attempt, context: ReadingContext): Generator<Attempt, void> {
  let attempt = first;
  const mended = mendedReading(first.reading, context);
  if (mended) yield (attempt = { ...asRead(mended.reading, context), corrected: mended.said });
  const { synonyms } = context.names.words;
  const { tokens, replaced } = synonyms.nearest(attempt.reading.tokens, context.keywords);
  if (replaced.length > 0) {
    const { corrected } = attempt;
    yield (attempt = { ...asRead(readTokens(tokens, context), context), corrected, replaced });
  }
  yield* concessions(attempt, context);
}

/** Returns how the words are read with their typing errors mended, undefined where there are none. */
function mendedReading(reading: Reading, context: ReadingContext) {
  const { words } = context.names;
  const mended = reading.tokens.flatMap((token) => {
    const correction = reading.words.includes(token) ? words.correction(token.word) : undefined;
    return correction ? inPlaceOf([token], correction) : [token];
  });
  if (mended.every((token) => reading.tokens.includes(token))) return undefined;
  const again = readTokens(mended, context);
  return { reading: again, said: again.said.map(({ word }) => words.written(word)).join(' ') };
}
