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

/** How the job API has read keywords; all of it is absent where there is nothing to say. */
export interface Reading {
  readonly keywordPlace?: ReadPlace & { readonly typed?: string };
  readonly widenedPlace?: ReadPlace & { readonly radius?: number };
  /** What is left to look for as words once place and filters are criteria. */
  readonly searchedKeywords?: string;
  readonly keywordFilters?: readonly { readonly parameter: ListName; readonly code: string }[];
  readonly leftOutKeywords?: readonly string[];
  /** Whether no offer has all that is typed. */
  readonly hasAnyKeyword?: boolean;
}

/** Whether the place that was read had to be given up: these offers are anywhere. */
export const isPlaceLeftOut = ({ keywordPlace, leftOutKeywords = [] }: Reading): boolean =>
  keywordPlace?.typed !== undefined && leftOutKeywords.includes(keywordPlace.typed);

function placeOf(reading: Reading): Criteria {
  const { keywordPlace, widenedPlace } = reading;
  const place = widenedPlace ?? keywordPlace;
  if (!place || isPlaceLeftOut(reading)) return {};
  const radius = widenedPlace?.radius;
  return { ...placeCriteria(place), ...(radius && { radius }) };
}

/** The filters that the words name, besides those of the same kind that are chosen. */
function filtersOf({ keywordFilters = [] }: Reading, criteria: Criteria): Criteria {
  const chosen: CriteriaDraft = {};
  for (const { parameter, code } of keywordFilters)
    chosen[parameter] = [...(chosen[parameter] ?? criteria[parameter] ?? []), code];
  return chosen;
}

/**
 * The search that the words of another one mean: a place, a contract or a condition among them is the criterion it is.
 * `undefined` where the words are only words. Criteria without words are searched from their middle outwards.
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
 * Whether the answer to a search is the answer to the one it means. Words given up make it another one; values of
 * filters alone are listed by date, but are answered with the titles that name them first.
 */
export const isAnswered = (search: Search, meant: Search, { hasAnyKeyword }: Reading): boolean =>
  !hasAnyKeyword && (meant.sort === search.sort || meant.sort === 'distance,asc');

/** The same search with the place as a word like any other. */
export function withPlaceAsWord(meant: Search, typedPlace: string): Search {
  const criteria = omit(meant.criteria, [...PLACE_NAMES, 'radius']);
  const keywords = [meant.criteria.keywords, typedPlace].filter(Boolean).join(' ');
  return normalise({ criteria: { ...criteria, keywords, keywordsAs: 'words' } });
}
