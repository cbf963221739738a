import { RADIUS } from './distance.ts';
import type { Area, Attempt } from './attempts.ts';
import { typedAs } from './tokens.ts';
import type { Token } from './tokens.ts';
import type { KeywordFilter, ReadingContext } from './understand.ts';

/**
 * Yields an attempt with less and less of what was typed: a company before the job, words that no title has before
 * those that some have, the place wider before words are dropped, contracts last.
 */
export function* concessions(asked: Attempt, context: ReadingContext): Generator<Attempt, void> {
  const { keywords, names } = context;
  const partial = { ...asked, isPartial: true };
  const known = asked.words.filter(({ word }) => names.words.mayBeInTitle(word));
  const unknown = asked.words.filter((token) => !known.includes(token) && !names.words.isIgnored(token.word));
  const isAbout = known.length > 0 || asked.words.length === 0;
  let base: Attempt = partial;
  if (unknown.length > 0) {
    base = { ...without(partial, unknown, keywords), words: known, match: 'title' };
    if (known.length > 0) yield base;
  }
  const company = base.filters.filter(isCompany);
  if (company.length > 0 && known.length > 0) yield (base = withoutFilters(base, company));
  if (isAbout) {
    yield* wider(base, context);
    const conditions = base.filters.filter(isCondition);
    if (conditions.length > 0 && known.length > 0) {
      base = withoutFilters(base, conditions);
      yield base;
      yield* wider(base, context);
    }
  }
  if (known.length > 1) {
    const any: Attempt = { ...base, match: 'any' };
    yield any;
    yield* wider(any, context);
  }
  yield* places(base, known, context);
}

/** What is left when no way of asking for the words at their place finds anything. */
function* places(
  base: Attempt,
  known: readonly Token[],
  { keywords }: ReadingContext,
): Generator<Attempt, void> {
  const { area, filters, reading } = base;
  const place = reading.place ? [reading.place.typed] : [];
  const anyKnown: Attempt = { ...base, words: known, match: 'any' };
  if (known.length > 0 && area) yield { ...anyKnown, area: undefined, leftOut: [...base.leftOut, ...place] };
  if (known.length > 0 && filters.length > 0) yield withoutFilters(anyKnown, filters);
  const wordless: Attempt = { ...without(base, known, keywords), words: [], match: 'all' };
  if (filters.length > 0 || area) yield wordless;
  if (filters.length > 0 && area)
    yield { ...wordless, area: undefined, leftOut: [...wordless.leftOut, ...place] };
}

function* wider(attempt: Attempt, { areaAround }: ReadingContext): Generator<Attempt, void> {
  const area = attempt.area && widened(attempt.area, areaAround);
  if (area) yield { ...attempt, area };
}

/** Around a town as far as a radius goes; the department of a town nobody knows the position of; its region. */
function widened({ item }: Area, areaAround: ReadingContext['areaAround']): Area | undefined {
  if (item.type === 'TOWN' && item.referentialItemLocation) return { item, radius: RADIUS.maximum };
  const larger = areaAround(item);
  return larger && { item: larger };
}

function without(attempt: Attempt, tokens: readonly Token[], keywords: string): Attempt {
  const typed = new Set(tokens.map((token) => typedAs(keywords, [token])));
  return {
    ...attempt,
    leftOut: [...attempt.leftOut, ...typed],
    dropped: [...attempt.dropped, ...tokens],
  };
}

function withoutFilters(attempt: Attempt, dropped: readonly KeywordFilter[]): Attempt {
  return {
    ...attempt,
    filters: attempt.filters.filter((filter) => !dropped.includes(filter)),
    leftOut: [...attempt.leftOut, ...dropped.map(({ typed }) => typed)],
    dropped: [...attempt.dropped, ...dropped.flatMap(({ said }) => said)],
  };
}

function isCompany({ parameter }: KeywordFilter): boolean {
  return parameter === 'codeEntity';
}

/** Contracts are what people look for; hours and conditions can be talked about. */
function isCondition({ parameter }: KeywordFilter): boolean {
  return parameter !== 'codeContractType';
}
