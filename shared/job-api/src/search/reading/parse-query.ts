import type { CatalogueReferential } from '../../catalogue/items.ts';
import type { NamedPlace, PlaceNames } from '../../catalogue/place-names.ts';
import { readPay, readRadius } from './amounts.ts';
import { readExclusions } from './exclusions.ts';
import type { Exclusion } from './exclusions.ts';
import { findPlace } from './find-place.ts';
import type { Intent, FilterTerm, FilterTerms } from './filter-terms.ts';
import { tokenize, typedAs, withoutTokens, isIntentWord, isStopword } from '../words/tokenize.ts';
import type { Token } from '../words/tokenize.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** Known words of offers, of filters and of places. */
export interface Names {
  words: Vocabulary;
  filterTerms: FilterTerms;
  places: PlaceNames;
}

/** A value of a filter that words name. */
export interface KeywordFilter extends FilterTerm {
  typed: string;
  /** Its words, with those that introduce it. */
  said: readonly Token[];
}

/** A place, its words, and what is said besides. */
interface PlaceWords {
  place: ReadPlace | undefined;
  belonging: Token[];
  radius?: number | undefined;
  secondTown?: CatalogueReferential | undefined;
}

/** The place that words name. */
interface ReadPlace extends Pick<NamedPlace, 'others' | 'absentTown'> {
  item: CatalogueReferential;
  typed: string;
}

/** Meaning of typed keywords. */
export interface ParsedQuery {
  /** All words. */
  tokens: readonly Token[];
  /** Required words. */
  words: Token[];
  /** Words of schooling, optional in titles. */
  levels: Token[];
  filters: KeywordFilter[];
  /** What offers must not have. */
  exclusions: Exclusion[];
  /** Kilometres around the town. */
  radius: number | undefined;
  /** Euros a month at least. */
  pay: number | undefined;
  /** A town that was typed beside the place: a search has one. */
  secondTown: CatalogueReferential | undefined;
  intents: Intent[];
  place: ReadPlace | undefined;
  /** Words of the place or an intent; all others; these as typed. */
  taken: Token[];
  said: Token[];
  remaining: string;
  /** Words of the intents, as typed. */
  intended: string;
}

export interface ParseContext {
  keywords: string;
  names: Names;
  /** True takes all keywords for words of offers. */
  isLiteral?: boolean;
  /** Code of the chosen place, true for a position: no other place is read then. */
  chosenPlace?: string | true | undefined;
  /** Returns the department around a town, the region around a department. */
  areaAround(place: CatalogueReferential): CatalogueReferential | undefined;
}

/** Words that introduce a filter's value: "contrat saisonnier". */
const BEFORE_VALUES = new Set(['contrat', 'contrats', 'en']);

/** Reads job, place, filters and intents out of one field, such as "boucher nantes" or "alternance en boulangerie". */
export function parseQuery(context: ParseContext): ParsedQuery {
  return parseTokens(context.names.words.synonyms.rewritten(tokenize(context.keywords)), context);
}

/** Reads words that replace those typed. */
export function parseTokens(tokens: readonly Token[], context: ParseContext): ParsedQuery {
  const { keywords, names, chosenPlace, isLiteral = false } = context;
  if (isLiteral) return literally(tokens, keywords);
  const { filterTerms } = names;
  const exclusions = readExclusions(tokens, keywords, names);
  const wanted = without(
    tokens,
    exclusions.flatMap(({ said }) => said),
  );
  const intents = filterTerms.intents(wordsOf(wanted));
  const intended = intents.flatMap((each) => spanOf(wanted, each));
  const unintended = without(wanted, intended);
  const pay = readPay(unintended, keywords);
  const { values, unfiltered } = readValues(without(unintended, pay?.said ?? []), filterTerms);
  const { place, belonging, radius, secondTown } = readSurroundings(unfiltered, context);
  const left = without(unfiltered, belonging);
  const levels = filterTerms.levels(wordsOf(left)).flatMap((each) => spanOf(left, each));
  const others = without(left, levels);
  const alone = filterTerms.valueAlone(wordsOf(others).filter((word) => !isStopword(word)));
  const rest = alone ? [] : others;
  if (alone) values.push({ value: alone, named: others, said: others });
  const asksMore = [exclusions, values, belonging, intents, pay?.said ?? []].some((read) => read.length > 0);
  // Schooling alone is required.
  const isSchooling = levels.length > 0 && !asksMore && rest.every(({ word }) => isStopword(word));
  return {
    tokens,
    words: wantedWords(isSchooling ? left : rest, asksMore),
    levels: isSchooling ? [] : levels,
    filters: values.map(({ value, named, said }) => ({ ...value, typed: typedAs(keywords, named), said })),
    exclusions,
    radius,
    pay: pay?.value,
    secondTown,
    intents: [...new Set(intents.map(({ value }) => value))],
    place: chosenPlace === undefined ? place : undefined,
    taken: [...belonging, ...intended, ...(pay?.said ?? [])],
    said: without(unintended, [...belonging, ...(pay?.said ?? [])]),
    remaining: withoutTokens(keywords, [...belonging, ...intended]),
    intended: typedAs(keywords, intended),
  };
}

function literally(tokens: readonly Token[], keywords: string): ParsedQuery {
  return {
    tokens,
    words: [...tokens],
    levels: [],
    filters: [],
    exclusions: [],
    radius: undefined,
    pay: undefined,
    secondTown: undefined,
    intents: [],
    place: undefined,
    taken: [],
    said: [...tokens],
    remaining: keywords,
    intended: '',
  };
}

/** Returns the values of filters with their words, and the remaining words. */
function readValues(tokens: readonly Token[], filterTerms: FilterTerms) {
  const found = filterTerms.values(wordsOf(tokens));
  const values = found.map(({ value, ...span }) => {
    const named = spanOf(tokens, span);
    const before = tokens.slice(0, span.from).at(-1);
    const isSaying = before && BEFORE_VALUES.has(before.word);
    return { value, named, said: isSaying ? [before, ...named] : named };
  });
  return {
    values,
    unfiltered: without(
      tokens,
      values.flatMap(({ said }) => said),
    ),
  };
}

/** Towns with fewer inhabitants are no second place: their names are too often ordinary words. */
const MIN_INHABITANTS_OF_SECOND = 20_000;

/** Returns the place with the radius around it, and a second town, which cannot be searched as well. */
function readSurroundings(tokens: readonly Token[], context: ParseContext) {
  const radius = readRadius(tokens);
  const near = readPlace(without(tokens, radius?.said ?? []), context);
  if (!near.place || near.place.item.type !== 'TOWN') return readPlace(tokens, context);
  const around = [...near.belonging, ...(radius?.said ?? [])];
  const second = readPlace(without(tokens, around), context);
  const isTown = second.place?.item.type === 'TOWN' && second.place.item.weight >= MIN_INHABITANTS_OF_SECOND;
  return {
    place: near.place,
    belonging: isTown ? [...around, ...second.belonging] : around,
    radius: radius?.value,
    secondTown: isTown ? second.place?.item : undefined,
  };
}

/** Returns the place and its words; none if another one is chosen. */
function readPlace(tokens: readonly Token[], { keywords, names, chosenPlace }: ParseContext): PlaceWords {
  const found = findPlace(tokens, names);
  if (!found || (chosenPlace !== undefined && chosenPlace !== found.place.code))
    return { place: undefined, belonging: [] };
  const typed = typedAs(keywords, tokens.slice(found.from, found.to));
  const { place: item, others, absentTown } = found;
  const place = { item, typed, ...(others && { others }), ...(absentTown && { absentTown }) };
  return { place, belonging: tokens.slice(found.start, found.to) };
}

/** Returns no words if they do not describe the work: "emploi Nantes" searches any offer. */
function wantedWords(left: Token[], asksMore: boolean): Token[] {
  const isAny = left.every(({ word }) => isStopword(word));
  return isAny && (asksMore || left.some(({ word }) => isIntentWord(word))) ? [] : left;
}

function wordsOf(tokens: readonly Token[]): string[] {
  return tokens.map(({ word }) => word);
}

function spanOf(tokens: readonly Token[], { from, length }: { from: number; length: number }): Token[] {
  return tokens.slice(from, from + length);
}

function without(tokens: readonly Token[], taken: readonly Token[]): Token[] {
  return tokens.filter((token) => !taken.includes(token));
}
