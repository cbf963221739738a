import type { CatalogueReferential } from '../referentials/catalogue.ts';
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
const NUMBER = /^\d{1,3}$|^2[ab]$/;

/** Reads job and place out of one field, such as "boucher nantes" or "caissière à Rennes". */
export function understand(
  keywords: string,
  { words, places }: { words: Words; places: PlaceNames },
  hasPlace: boolean,
): Understanding {
  const typed = wordsOf(keywords).slice(0, MOST_WORDS);
  const found = hasPlace
    ? undefined
    : places.find(typed, (name, at) =>
        isPlace(name, { before: typed[at - 1], isLast: at + name.length === typed.length }, words),
      );
  if (!found) return { words: typed, placeWords: [], place: undefined };
  let from = found.from;
  while (from > 0 && BEFORE_PLACES.has(typed[from - 1] ?? '')) from -= 1;
  return {
    words: [...typed.slice(0, from), ...typed.slice(found.to)],
    placeWords: typed.slice(found.from, found.to),
    place: found.place,
  };
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
