import { PLACE_NAMES } from './criteria.ts';
import type { Criteria, ListName } from './criteria.ts';
import { defaultSort, hasCentre, normalise } from './normalise.ts';
import { omit } from './omit.ts';
import { placeCriteria } from './place-criteria.ts';
import type { CriteriaDraft, Search } from './types.ts';

interface ReadPlace {
  readonly code: string;
  readonly label: string;
  readonly type: string;
}

/** The API's interpretation of keywords; fields without information are absent. */
export interface Reading {
  readonly keywordPlace?: ReadPlace & { readonly typed?: string };
  readonly widenedPlace?: ReadPlace & { readonly radius?: number };
  /** Keywords that remain once place and filters are criteria. */
  readonly searchedKeywords?: string;
  readonly keywordFilters?: readonly { readonly parameter: ListName; readonly code: string }[];
  readonly leftOutKeywords?: readonly string[];
  /** False when no offer matches any keyword. */
  readonly hasAnyKeyword?: boolean;
}

/** Whether the place in the keywords was dropped: these offers are anywhere. */
export const isPlaceLeftOut = ({ keywordPlace, leftOutKeywords = [] }: Reading): boolean =>
  keywordPlace?.typed !== undefined && leftOutKeywords.includes(keywordPlace.typed);

function placeOf(reading: Reading): Criteria {
  const { keywordPlace, widenedPlace } = reading;
  const place = widenedPlace ?? keywordPlace;
  if (!place || isPlaceLeftOut(reading)) return {};
  const radius = widenedPlace?.radius;
  return { ...placeCriteria(place), ...(radius && { radius }) };
}

/** Filters in the keywords, unless one of the same kind is chosen. */
function filtersOf({ keywordFilters = [] }: Reading, criteria: Criteria): Criteria {
  const chosen: CriteriaDraft = {};
  for (const { parameter, code } of keywordFilters)
    chosen[parameter] = [...(chosen[parameter] ?? criteria[parameter] ?? []), code];
  return chosen;
}

/**
 * The search that keywords mean: a place, contract or condition in them becomes a criterion; `undefined` when there is
 * none. Criteria without keywords are searched around their centre.
 */
export function meantSearch(search: Search, reading: Reading): Search | undefined {
  const { criteria, page } = search;
  const { searchedKeywords: keywords } = reading;
  if (!criteria.keywords || keywords === undefined) return undefined;
  const meant: Criteria = { ...criteria, keywords, ...filtersOf(reading, criteria), ...placeOf(reading) };
  const isSorted = search.sort !== defaultSort(criteria);
  const isFromMiddle = keywords === '' && hasCentre(meant);
  return normalise({
    criteria: meant,
    page,
    sort: isSorted ? search.sort : isFromMiddle ? 'distance,asc' : undefined,
  });
}

/**
 * Whether an answer to a search also answers the one it means: not when keywords were dropped, nor when only filter
 * values remain, which are sorted by date but were answered by relevance.
 */
export const isAnswered = (search: Search, meant: Search, { hasAnyKeyword }: Reading): boolean =>
  !hasAnyKeyword && (meant.sort === search.sort || meant.sort === 'distance,asc');

/** The same search with the place as a keyword. */
export function withPlaceAsWord(meant: Search, typedPlace: string): Search {
  const criteria = omit(meant.criteria, [...PLACE_NAMES, 'radius']);
  const keywords = [meant.criteria.keywords, typedPlace].filter(Boolean).join(' ');
  return normalise({ criteria: { ...criteria, keywords, keywordsAs: 'words' } });
}
