import type { CatalogueReferential } from '../../catalogue/items.ts';
import type { NamedPlace, PlaceNames } from '../../catalogue/place-names.ts';
import { readPay, readRadius } from './amounts.ts';
import { readExclusions } from './exclusions.ts';
import type { Exclusion } from './exclusions.ts';
import { findPlaces } from './find-places.ts';
import type { Intent, FilterTerm, FilterTerms } from './filter-terms.ts';
import { tokenize, typedAs, withoutTokens, isIntentWord, isStopword } from '../words/tokenize.ts';
import type { Token } from '../words/tokenize.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** Vocabulary of offers, filters and places. */
export interface Names {
  words: Vocabulary;
  filterTerms: FilterTerms;
  places: PlaceNames;
}

/** A filter value in the keywords. */
export interface KeywordFilter extends FilterTerm {
  typed: string;
  /** Its words, with the introducing ones. */
  said: readonly Token[];
}

/** A place, with its words and the introducing ones. */
interface PlaceWords {
  place: ReadPlace;
  belonging: readonly Token[];
}

/** A place recognised in the keywords. */
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
  /** Terms and filters that offers must not match. */
  exclusions: Exclusion[];
  /** Kilometres around the town. */
  radius: number | undefined;
  /** Minimum pay in euros a month. */
  pay: number | undefined;
  intents: Intent[];
  /** Places in typed order. */
  places: ReadPlace[];
  /** Words of places and intents; the remaining ones; these as typed. */
  taken: Token[];
  said: Token[];
  remaining: string;
  /** Words of the intents, as typed. */
  intended: string;
}

export interface ParseContext {
  keywords: string;
  names: Names;
  /** True to treat all keywords as words of offers. */
  isLiteral?: boolean;
  /** Codes of the chosen places, empty for a position; disables reading other places. */
  chosenPlaces?: readonly string[] | undefined;
  /** Returns the department around a town, the region around a department. */
  areaAround(place: CatalogueReferential): CatalogueReferential | undefined;
}

/** Words that introduce a filter's value: "contrat saisonnier". */
const BEFORE_VALUES = new Set(['contrat', 'contrats', 'en']);

/** Parses job, place, filters and intents in one field, such as "boucher nantes" or "alternance en boulangerie". */
export function parseQuery(context: ParseContext): ParsedQuery {
  return parseTokens(context.names.words.synonyms.rewritten(tokenize(context.keywords)), context);
}

/** Parses words that replace the typed ones. */
export function parseTokens(tokens: readonly Token[], context: ParseContext): ParsedQuery {
  const { keywords, names, chosenPlaces, isLiteral = false } = context;
  if (isLiteral) return literally(tokens, keywords);
  const { filterTerms } = names;
  const exclusions = readExclusions(tokens, keywords, names);
  const wanted = without(
    tokens,
    exclusions.flatMap(({ said }) => said),
  );
  const pay = readPay(wanted, keywords);
  const unpaid = without(wanted, pay?.said ?? []);
  const intents = filterTerms.intents(wordsOf(unpaid));
  const intended = intents.flatMap((each) => spanOf(unpaid, each));
  const unintended = without(unpaid, intended);
  const { values, unfiltered } = readValues(unintended, filterTerms);
  const { places, belonging, radius } = readSurroundings(unfiltered, context);
  const left = without(unfiltered, belonging);
  const levels = filterTerms.levels(wordsOf(left)).flatMap((each) => spanOf(left, each));
  const others = without(left, levels);
  const alone = filterTerms.valueAlone(wordsOf(others).filter((word) => !isStopword(word)));
  const rest = alone ? [] : others;
  if (alone) values.push({ value: alone, named: others, said: others });
  const asksMore = [exclusions, values, belonging, intents, pay?.said ?? []].some((read) => read.length > 0);
  // Schooling is required only if it stands alone.
  const isSchooling = levels.length > 0 && !asksMore && rest.every(({ word }) => isStopword(word));
  return {
    tokens,
    words: wantedWords(isSchooling ? left : rest, asksMore),
    levels: isSchooling ? [] : levels,
    filters: values.map(({ value, named, said }) => ({ ...value, typed: typedAs(keywords, named), said })),
    exclusions,
    radius,
    pay: pay?.value,
    intents: [...new Set(intents.map(({ value }) => value))],
    places: chosenPlaces ? [] : places,
    taken: [...belonging, ...intended, ...(pay?.said ?? [])],
    said: without(unintended, belonging),
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
    intents: [],
    places: [],
    taken: [],
    said: [...tokens],
    remaining: keywords,
    intended: '',
  };
}

/** Returns the filter values with their words, and the remaining words. */
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

/** Reads the places and the radius around them. */
function readSurroundings(tokens: readonly Token[], context: ParseContext) {
  const radius = readRadius(tokens);
  const near = readPlaces(without(tokens, radius?.said ?? []), context);
  const isAround = near.some(({ place }) => place.item.type === 'TOWN');
  const read = isAround ? near : readPlaces(tokens, context);
  return {
    places: read.map(({ place }) => place).filter(isFirstOfItem),
    belonging: [...read.flatMap(({ belonging }) => belonging), ...((isAround && radius?.said) || [])],
    radius: isAround ? radius?.value : undefined,
  };
}

function isFirstOfItem({ item }: ReadPlace, at: number, places: readonly ReadPlace[]): boolean {
  return places.findIndex((place) => place.item === item) === at;
}

/** Reads the places in order; none if others are chosen. */
function readPlaces(tokens: readonly Token[], { keywords, names, chosenPlaces }: ParseContext): PlaceWords[] {
  return findPlaces(tokens, keywords, names)
    .filter(({ place: { code } }) => chosenPlaces?.includes(code) ?? true)
    .map(({ place: item, named, belonging, others, absentTown }) => ({
      place: {
        item,
        typed: typedAs(keywords, named),
        ...(others && { others }),
        ...(absentTown && { absentTown }),
      },
      belonging,
    }));
}

/** Returns no words if they do not describe the work: "emploi Nantes" finds any offer. */
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
