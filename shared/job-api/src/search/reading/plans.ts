import type { CatalogueReferential } from '../../catalogue/items.ts';
import type { KeywordFilter, ParseContext, ParsedQuery } from './parse-query.ts';
import type { Replaced } from '../words/synonyms.ts';
import { beyondLimit, inPlaceOf, typedAs, isStopword } from '../words/tokenize.ts';
import type { Token } from '../words/tokenize.ts';
import type { Match } from '../tsquery.ts';
import { parseTokens } from './parse-query.ts';
import { RADIUS } from '../distance.ts';

/** One interpretation of the keywords as a search. */
export interface SearchPlan {
  parsed: ParsedQuery;
  words: readonly Token[];
  match: Match;
  filters: readonly KeywordFilter[];
  /** Places of the keywords, or wider areas around them. */
  areas: readonly CatalogueReferential[];
  /** Kilometres around towns, unless default. */
  radius: number | undefined;
  corrected: string | undefined;
  replaced: readonly Replaced[];
  /** Words, as typed, that are not required. */
  leftOut: readonly string[];
  /** Words that are ignored altogether. */
  dropped: readonly Token[];
  /** Search that replaces keywords without a job. */
  searched?: string;
  isPartial: boolean;
}

/** Search for the intent to own a store. */
const OWNER_SEARCH = 'directeur de magasin';

/** Returns the plan that requires everything recognised. */
export function planOf(parsed: ParsedQuery, { keywords }: ParseContext): SearchPlan {
  const isOwner = parsed.intents.includes('OWNER') && parsed.words.length === 0;
  return {
    parsed,
    words: isOwner ? inPlaceOf(parsed.tokens, OWNER_SEARCH.split(' ')) : parsed.words,
    match: 'all',
    filters: parsed.filters,
    areas: parsed.places.map(({ item }) => item),
    radius: parsed.radius,
    corrected: undefined,
    replaced: isOwner ? [{ typed: parsed.intended, searched: OWNER_SEARCH }] : [],
    leftOut: [
      ...new Set([...parsed.levels.map((level) => typedAs(keywords, [level])), beyondLimit(keywords)]),
    ].filter(Boolean),
    dropped: [],
    isPartial: false,
    ...(isOwner && { searched: OWNER_SEARCH }),
  };
}

/**
 * Yields further plans for a search without hits: typing errors corrected, unknown trades replaced by the nearest one,
 * then relaxations.
 */
export function* rewrites(first: SearchPlan, context: ParseContext): Generator<SearchPlan, void> {
  let plan = first;
  const correction = correctedQuery(first.parsed, context, (word) => context.names.words.correction(word));
  if (correction) yield (plan = { ...planOf(correction.parsed, context), corrected: correction.said });
  const { synonyms } = context.names.words;
  const { tokens, replaced } = synonyms.nearest(plan.parsed.tokens, context.keywords);
  if (replaced.length > 0) {
    const { corrected } = plan;
    yield (plan = { ...planOf(parseTokens(tokens, context), context), corrected, replaced });
  }
  yield* relaxations(plan, context);
}

/**
 * Returns the plan for similar words of offers, to suggest before searching: "cariste" for "caviste"; undefined without
 * any.
 */
export function resemblingPlan({ parsed }: SearchPlan, context: ParseContext): SearchPlan | undefined {
  const resembling = correctedQuery(parsed, context, (word) => context.names.words.resembling(word));
  return resembling && { ...planOf(resembling.parsed, context), corrected: resembling.said };
}

/** Returns the query with its words corrected, undefined if there is nothing to correct. */
function correctedQuery(
  parsed: ParsedQuery,
  context: ParseContext,
  correctionOf: (word: string) => readonly string[] | undefined,
) {
  const { words } = context.names;
  const corrected = parsed.tokens.flatMap((token) => {
    const isWrong = parsed.words.includes(token) && !words.synonyms.hasNearest(token.word);
    const correction = isWrong ? correctionOf(token.word) : undefined;
    return correction ? inPlaceOf([token], correction) : [token];
  });
  if (corrected.every((token) => parsed.tokens.includes(token))) return undefined;
  const again = parseTokens(corrected, context);
  return { parsed: again, said: again.said.map(({ word }) => words.written(word)).join(' ') };
}

/**
 * Yields plans with progressively fewer requirements: drops words that no title has, then the company; widens the
 * place; drops other words, contracts last.
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
  const [trade, department] = tradeAndDepartment(asked.words, known);
  if (department.length > 0) {
    const ofDepartment: SearchPlan = { ...without(base, trade, keywords), words: department, match: 'title' };
    yield ofDepartment;
    yield* wider(ofDepartment, context);
  }
  if (known.length > 1) {
    const any: SearchPlan = { ...base, match: 'any' };
    yield any;
    yield* wider(any, context);
  }
  yield* places(base, known, context);
}

/** Matches trades common to all departments of a shop. */
const SALES = /^(vendeu(r|se)|employee?|equipi(er|ere))s?$/;

/**
 * Splits a generic trade from the shop's department, which is more specific: "vendeuse en boulangerie", "vendeuse
 * boulangerie".
 */
function tradeAndDepartment(words: readonly Token[], known: readonly Token[]): [Token[], Token[]] {
  const preposition = words.findIndex(({ word }) => word === 'en');
  const end = preposition === -1 && SALES.test(words[0]?.word ?? '') ? 1 : Math.max(0, preposition);
  const content = known.filter(({ word }) => !isStopword(word));
  const [trade, department] = [words.slice(0, end), words.slice(Math.max(end, preposition + 1))].map((part) =>
    part.filter((token) => content.includes(token)),
  );
  return trade?.length && department ? [trade, department] : [[], []];
}

/** Yields the last relaxations: other places, then no words. */
function* places(
  base: SearchPlan,
  known: readonly Token[],
  { keywords }: ParseContext,
): Generator<SearchPlan, void> {
  const { areas, filters, parsed } = base;
  const isPlaced = areas.length > 0;
  const typed = parsed.places.map((place) => place.typed);
  const anyKnown: SearchPlan = { ...base, words: known, match: 'any' };
  if (known.length > 0 && isPlaced) yield { ...anyKnown, areas: [], leftOut: [...base.leftOut, ...typed] };
  if (known.length > 0 && filters.length > 0) yield withoutFilters(anyKnown, filters);
  const wordless: SearchPlan = { ...without(base, known, keywords), words: [], match: 'all' };
  if (filters.length > 0 || isPlaced || parsed.intents.length > 0) yield wordless;
  if (filters.length > 0 && isPlaced)
    yield { ...wordless, areas: [], leftOut: [...wordless.leftOut, ...typed] };
}

function* wider(plan: SearchPlan, { areaAround }: ParseContext): Generator<SearchPlan, void> {
  const { areas } = plan;
  // Towns: the largest radius.
  if (areas.some(hasCentre)) return yield { ...plan, radius: RADIUS.maximum };
  // A single area: the department of a town without a position, the region of a department.
  const [area, ...others] = areas;
  const larger = area && others.length === 0 ? areaAround(area) : undefined;
  if (larger) yield { ...plan, areas: [larger] };
}

function hasCentre({ type, referentialItemLocation }: CatalogueReferential): boolean {
  return type === 'TOWN' && Boolean(referentialItemLocation);
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

/** Hours and conditions are negotiable, contracts are not. */
function isCondition({ parameter }: KeywordFilter): boolean {
  return parameter !== 'codeContractType';
}
