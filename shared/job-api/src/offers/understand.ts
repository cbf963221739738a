import type { CatalogueReferential } from '../referentials/catalogue.ts';
import type { CompanyNames } from '../referentials/company-names.ts';
import type { PlaceNames } from '../referentials/place-names.ts';
import { wordsOf } from './words.ts';
import type { Words } from './words.ts';

/** What typed keywords ask for. */
export interface Understanding {
  /** Folded words, without those that name the place. */
  words: string[];
  /** Folded words of the place, for the ranking: "Super U Vertou" comes before its neighbours. */
  placeWords: string[];
  place: CatalogueReferential | undefined;
  /** A company that the words may name as well, with those that are left then: "boucher super u". */
  company: { code: string; left: string[] } | undefined;
}

interface Names {
  words: Words;
  places: PlaceNames;
  companies: CompanyNames;
}

const BEFORE_PLACES = new Set([
  'a',
  'au',
  'aux',
  'dans',
  'de',
  'du',
  'des',
  'en',
  'pres',
  'sur',
  'vers',
  'le',
  'la',
  'les',
]);
/** Nobody searches for more; each further word costs time. */
const MOST_WORDS = 16;
const WITH_ARRONDISSEMENTS = ['paris', 'lyon', 'marseille'];
const ARRONDISSEMENT = /^(1?\d|20)(er?|e|eme)?$/;
const NUMBER = /^\d{1,3}$|^2[ab]$/;

/** Reads job and place out of one field, such as "boucher nantes" or "caissière à Rennes". */
export function understand(
  keywords: string,
  { words, places, companies }: Names,
  hasPlace: boolean,
): Understanding {
  const typed = words.synonyms.reworded(withoutArrondissements(wordsOf(keywords).slice(0, MOST_WORDS)));
  const found = hasPlace
    ? undefined
    : places.find(typed, (name, at) =>
        isPlace(name, { before: typed[at - 1], isLast: at + name.length === typed.length }, words),
      );
  const read = (left: string[], placeWords: string[]): Understanding => {
    const wanted = wantedOf(left, words, found !== undefined);
    return { words: wanted, placeWords, place: found?.place, company: companies.find(wanted) };
  };
  if (!found) return read(typed, []);
  let from = found.from;
  while (from > 0 && BEFORE_PLACES.has(typed[from - 1] ?? '')) from -= 1;
  return read([...typed.slice(0, from), ...typed.slice(found.to)], typed.slice(found.from, found.to));
}

/** Returns none where the words say nothing of the work, "emploi Nantes": any offer is wanted then. */
function wantedOf(left: string[], words: Words, hasPlace: boolean): string[] {
  const isAny = left.every((word) => words.isIgnored(word));
  return isAny && (hasPlace || left.some((word) => words.isLooking(word))) ? [] : left;
}

/** "Paris 15e" is Paris: the register knows the town only, and 15 is the number of a department. */
function withoutArrondissements(typed: readonly string[]): string[] {
  return typed.filter(
    (word, index) => !(ARRONDISSEMENT.test(word) && WITH_ARRONDISSEMENTS.includes(typed[index - 1] ?? '')),
  );
}

/** "Sens" is a town and a word of many texts: a word of the trade is a place only after "à". */
function isPlace(
  name: readonly string[],
  { before, isLast }: { before: string | undefined; isLast: boolean },
  words: Words,
): boolean {
  const [first = ''] = name;
  if (name.length > 1)
    return !name.every((word) => words.isOfTrade(word) || words.isIgnored(word)) || before === 'a';
  if (NUMBER.test(first)) return isLast && first.length > 1;
  return !words.isOfTrade(first) || before === 'a';
}
