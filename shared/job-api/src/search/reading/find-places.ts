import { MAX_PLACES } from '@careers/api-client/form-rules';
import type { Token } from '../words/tokenize.ts';
import { findPlace } from './find-place.ts';
import type { FoundPlace, PlaceReading } from './find-place.ts';

/** Minimum population of further towns without "ou", as names of smaller ones are often ordinary words. */
const MIN_INHABITANTS_OF_FURTHER = 20_000;
const BETWEEN_PLACES = new Set(['ou', 'et']);
const SIGN_BETWEEN = /^\s*[,;/+&]\s*$/;

/** A place with its words, and these with the introducing ones. */
interface PlaceAmongWords extends Omit<FoundPlace, 'start' | 'from' | 'to'> {
  named: readonly Token[];
  belonging: readonly Token[];
}

/** Returns the places named by words, in order: "nantes ou rennes" is both. May contain duplicates. */
export function findPlaces(
  tokens: readonly Token[],
  keywords: string,
  reading: PlaceReading,
): PlaceAmongWords[] {
  const found: PlaceAmongWords[] = [];
  let left = tokens;
  while (found.length < MAX_PLACES) {
    const next = placeAmong(left, reading);
    if (!next) break;
    const isBeside = found.some((other) => areJoined(other, next, { tokens, keywords }));
    if (found.length > 0 && !isBeside && !isLargeTown(next)) break;
    found.push(next);
    left = left.filter((token) => !next.belonging.includes(token));
  }
  return found.toSorted((one, other) => tokens.indexOf(firstOf(one)) - tokens.indexOf(firstOf(other)));
}

function placeAmong(tokens: readonly Token[], reading: PlaceReading): PlaceAmongWords | undefined {
  const found = findPlace(tokens, reading);
  if (!found) return undefined;
  const { start, from, to, ...place } = found;
  return { ...place, named: tokens.slice(from, to), belonging: tokens.slice(start, to) };
}

/** Returns true for a large town without typing errors, the only kind of further place without "ou". */
function isLargeTown({ place, errors }: PlaceAmongWords): boolean {
  return place.type === 'TOWN' && place.weight >= MIN_INHABITANTS_OF_FURTHER && errors === undefined;
}

/** Returns true for places separated only by "ou", "et" or a comma. */
function areJoined(
  one: PlaceAmongWords,
  other: PlaceAmongWords,
  { tokens, keywords }: { tokens: readonly Token[]; keywords: string },
): boolean {
  const isFirst = tokens.indexOf(firstOf(one)) < tokens.indexOf(firstOf(other));
  const [before, after] = isFirst ? [one, other] : [other, one];
  const end = before.belonging.at(-1);
  const [start] = after.belonging;
  if (!end || !start || tokens.indexOf(start) !== tokens.indexOf(end) + 1) return false;
  const isSigned = SIGN_BETWEEN.test(keywords.slice(end.to, start.from));
  return isSigned || after.belonging.some(({ word }) => BETWEEN_PLACES.has(word));
}

function firstOf({ belonging: [first] }: PlaceAmongWords): Token {
  return first as Token;
}
