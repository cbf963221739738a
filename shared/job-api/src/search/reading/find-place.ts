import type { NamedPlace, PlaceNames } from '../../catalogue/place-names.ts';
import { editDistance } from '../../catalogue/mistyped-names.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { isStopword } from '../words/tokenize.ts';

/** Words that introduce a place: "près de Nantes", "dans la région Bretagne". */
const BEFORE_PLACES = new Set(
  `a alentours au autour aux cote dans de departement des du en environs la le les pres proche proximite region sur
  vers ville`.split(/\s+/),
);
const WITH_ARRONDISSEMENTS = ['paris', 'lyon', 'marseille'];
const ARRONDISSEMENT = /^(1?\d|20)(er?|e|eme)?$/;
const NUMBER = /^\d{1,3}$|^2[ab]$/;

/** A place, its words, and the start of those that introduce it. */
export interface FoundPlace extends NamedPlace {
  start: number;
}

/** Returns the place that words name, possibly with a typing error. */
export function findPlace(
  typed: readonly string[],
  { words, places }: { words: Vocabulary; places: PlaceNames },
): FoundPlace | undefined {
  const found =
    places.find(typed, (name, at) =>
      isPlace(name, { before: typed[at - 1], isLast: at + name.length === typed.length }, words),
    ) ?? mistypedPlace(typed, { words, places });
  if (!found) return undefined;
  const { place, from } = found;
  let { to } = found;
  // "Paris 15e" is Paris.
  if (isArrondissement(typed[to - 1], typed[to])) to += 1;
  let start = from;
  while (start > 0 && BEFORE_PLACES.has(typed[start - 1] ?? '')) start -= 1;
  return { place, from, to, start };
}

/** Returns the nearest place, unless a trade is as near. */
function mistypedPlace(
  typed: readonly string[],
  { words, places }: { words: Vocabulary; places: PlaceNames },
): NamedPlace | undefined {
  const found = places.findMistyped(typed, (word) => !words.isKnown(word));
  if (!found) return undefined;
  const isTrade = typed.slice(found.from, found.to).some((word) => {
    const correction = words.correction(word) ?? [];
    const errors = editDistance(word, correction.join(''));
    return correction.some((each) => words.isOfTrade(each)) && errors <= found.errors;
  });
  return isTrade ? undefined : found;
}

/** Takes a word of the trade for a place only after "à": "Sens" is a town and an ordinary word. */
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

function isArrondissement(town: string | undefined, number: string | undefined): boolean {
  return WITH_ARRONDISSEMENTS.includes(town ?? '') && ARRONDISSEMENT.test(number ?? '');
}
