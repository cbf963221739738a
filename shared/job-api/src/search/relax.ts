import { RADIUS } from './distance.ts';
import type { Area, SearchPlan } from './plan.ts';
import { typedAs } from './tokenize.ts';
import type { Token } from './tokenize.ts';
import type { KeywordFilter, ParseContext } from './parse-query.ts';
import { isStopword } from './stopwords.ts';

/**
 * Yields a plan with less and less of what was typed: a company before the job, words that no title has before
 * those that some have, the place wider before words are dropped, contracts last.
 */
export function* relaxations(asked: SearchPlan, context: ParseContext): Generator<SearchPlan, void> {
  const { keywords, names } = context;
  const partial = { ...asked, isPartial: true };
  const known = asked.words.filter(({ word }) => names.words.mayBeInTitle(word));
  const unknown = asked.words.filter((token) => !known.includes(token) && !isStopword(token.word));
  const isAbout = known.length > 0 || asked.words.length === 0;
  let base: SearchPlan = partial;
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
    const any: SearchPlan = { ...base, match: 'any' };
    yield any;
    yield* wider(any, context);
  }
  yield* places(base, known, context);
}

/** What is left when no way of asking for the words at their place finds anything. */
function* places(
  base: SearchPlan,
  known: readonly Token[],
  { keywords }: ParseContext,
): Generator<SearchPlan, void> {
  const { area, filters, parsed } = base;
  const place = parsed.place ? [parsed.place.typed] : [];
  const anyKnown: SearchPlan = { ...base, words: known, match: 'any' };
  if (known.length > 0 && area) yield { ...anyKnown, area: undefined, leftOut: [...base.leftOut, ...place] };
  if (known.length > 0 && filters.length > 0) yield withoutFilters(anyKnown, filters);
  const wordless: SearchPlan = { ...without(base, known, keywords), words: [], match: 'all' };
  if (filters.length > 0 || area) yield wordless;
  if (filters.length > 0 && area)
    yield { ...wordless, area: undefined, leftOut: [...wordless.leftOut, ...place] };
}

function* wider(plan: SearchPlan, { areaAround }: ParseContext): Generator<SearchPlan, void> {
  const area = plan.area && widened(plan.area, areaAround);
  if (area) yield { ...plan, area };
}

/** Around a town as far as a radius goes; the department of a town nobody knows the position of; its region. */
function widened({ item }: Area, areaAround: ParseContext['areaAround']): Area | undefined {
  if (item.type === 'TOWN' && item.referentialItemLocation) return { item, radius: RADIUS.maximum };
  const larger = areaAround(item);
  return larger && { item: larger };
}

function without(plan: SearchPlan, tokens: readonly Token[], keywords: string): SearchPlan {
  const typed = new Set(tokens.map((token) => typedAs(keywords, [token])));
  return {
    ...plan,
    leftOut: [...plan.leftOut, ...typed],
    dropped: [...plan.dropped, ...tokens],
  };
}

function withoutFilters(plan: SearchPlan, dropped: readonly KeywordFilter[]): SearchPlan {
  return {
    ...plan,
    filters: plan.filters.filter((filter) => !dropped.includes(filter)),
    leftOut: [...plan.leftOut, ...dropped.map(({ typed }) => typed)],
    dropped: [...plan.dropped, ...dropped.flatMap(({ said }) => said)],
  };
}

function isCompany({ parameter }: KeywordFilter): boolean {
  return parameter === 'codeEntity';
}

/** Contracts are what people look for; hours and conditions can be talked about. */
function isCondition({ parameter }: KeywordFilter): boolean {
  return parameter !== 'codeContractType';
}
