import { fullNameOf } from '../../catalogue/names-of-places.ts';
import type { MayBe, NamedPlace, PlaceNames } from '../../catalogue/place-names.ts';
import { editDistance } from '../../catalogue/mistyped-names.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { isStopword, tokenize } from '../words/tokenize.ts';
import type { Token } from '../words/tokenize.ts';

/** Words that introduce a place: "près d'Angers", "dans la région Bretagne". */
const BEFORE_PLACES = new Set(
  `a alentours au autour aux cote d dans de departement des du en environs et l la le les ou pres proche proximite region sur
  vers ville`.split(/\s+/),
);
/** Words of an address that follow a place, with the number of a CEDEX. */
const AFTER_PLACES = /^(cedex|france)$/;
const WITH_ARRONDISSEMENTS = ['paris', 'lyon', 'marseille'];
const ARRONDISSEMENT = /^((0?\d|1\d|20)(er?|e|eme)?|x{0,2}(i[xv]|v?i{0,3}))$/;
const NUMBER = /^\d{1,3}$|^2[ab]$/;
/**
 * Minimum population of towns that an ordinary word names without the article: "Havre" is Le Havre, "port" is not Le
 * Port.
 */
const MIN_INHABITANTS_OF_WORDS = 100_000;

export interface PlaceReading {
  words: Vocabulary;
  places: PlaceNames;
}

/** A place with its words, and the start of the introducing ones. */
export interface FoundPlace extends NamedPlace {
  start: number;
  /** Number of typing errors. */
  errors?: number;
}

/** Returns the place named by some of the words, possibly with a typing error. */
export function findPlace(tokens: readonly Token[], { words, places }: PlaceReading): FoundPlace | undefined {
  const typed = tokens.map(({ word }) => word);
  const mayBe: MayBe = (name, at, named) =>
    isPlace(name, { before: typed[at - 1], isLast: at + name.length === typed.length }, words) &&
    !isWord(tokens.slice(at, at + name.length), named, words);
  const found = places.find(typed, mayBe) ?? mistypedPlace(typed, { words, places });
  return found && withAddress(typed, found);
}

/**
 * Returns the place named by a whole text: a postcode with a name, a former commune; misspelt unless the text is a
 * prefix of a name.
 */
export function readPlace(
  text: string,
  { words, places }: PlaceReading,
  isBeginning: boolean,
): NamedPlace | undefined {
  const typed = tokenize(text).map(({ word }) => word);
  const isWhole = (found: NamedPlace | undefined): found is NamedPlace => {
    const { start, to } = found ? withAddress(typed, found) : { start: 0, to: 0 };
    return start === 0 && to === typed.length && to > 0 && !found?.absentTown;
  };
  const named = places.find(typed, () => true);
  if (isWhole(named) || isBeginning) return isWhole(named) ? named : undefined;
  const misspelt = places.findMistyped(typed, (word) => !words.isKnown(word));
  return isWhole(misspelt) ? misspelt : undefined;
}

/** Extends a place by introducing words and address parts: "paris 15e", "nantes cedex 3". */
function withAddress(typed: readonly string[], found: NamedPlace): FoundPlace {
  let { from: start, to } = found;
  if (isArrondissement(typed[to - 1], typed[to])) to += 1;
  while (AFTER_PLACES.test(typed[to] ?? ''))
    to += typed[to] === 'cedex' && /^\d{1,2}$/.test(typed[to + 1] ?? '') ? 2 : 1;
  while (start > 0 && BEFORE_PLACES.has(typed[start - 1] ?? '')) start -= 1;
  return { ...found, start, to };
}

/** Returns the most similar place, unless a trade is as similar. */
function mistypedPlace(typed: readonly string[], { words, places }: PlaceReading): NamedPlace | undefined {
  const found = places.findMistyped(typed, (word) => !words.isKnown(word));
  if (!found) return undefined;
  const isTrade = typed.slice(found.from, found.to).some((word) => {
    const correction = words.correction(word) ?? [];
    const errors = editDistance(word, correction.join(''));
    return correction.some((each) => words.isOfTrade(each)) && errors <= found.errors;
  });
  return isTrade ? undefined : found;
}

/** Accepts a word of the trade as a place only after "à": "Sens" is a town and an ordinary word. */
function isPlace(
  name: readonly string[],
  { before, isLast }: { before: string | undefined; isLast: boolean },
  words: Vocabulary,
): boolean {
  const [first = ''] = name;
  if (name.length > 1)
    return !name.every((word) => words.isOfTrade(word) || isStopword(word)) || before === 'a';
  if (NUMBER.test(first)) return isLast && first.length > 1 && !isArrondissement(before, first);
  return !words.isOfTrade(first) || before === 'a';
}

/** Returns true for an ordinary word that only resembles the name: "maçon" is not Mâcon, nor "port" Le Port. */
function isWord(
  tokens: readonly Token[],
  { place, isFormer }: Parameters<MayBe>[2],
  { language }: Vocabulary,
): boolean {
  const [{ word, written = '' } = { word: '' }, ...others] = tokens;
  if (others.length > 0 || !language.has(word)) return false;
  if (isFormer) return true;
  if (!language.isWritten(written)) return false;
  const name = fullNameOf(place);
  if (name !== word) return name.endsWith(` ${word}`) && place.weight < MIN_INHABITANTS_OF_WORDS;
  return written !== word && !place.label.toLowerCase().startsWith(written);
}

function isArrondissement(town: string | undefined, number = ''): boolean {
  return WITH_ARRONDISSEMENTS.includes(town ?? '') && number !== '' && ARRONDISSEMENT.test(number);
}
