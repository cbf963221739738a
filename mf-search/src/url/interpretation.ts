import { PLACE_NAMES, omit, placeCriteria } from './criteria.ts';
import type { Criteria, ListName } from './criteria.ts';
import { defaultSort, hasCentre, normalise } from './normalise.ts';
import type { CriteriaDraft, Search } from './types.ts';

interface ReadPlace {
  readonly code: string;
  readonly label: string;
  readonly type: string;
}

/** The API's interpretation of keywords; fields without information are absent. */
export interface Interpretation {
  readonly keywordPlace?: ReadPlace & { readonly typed?: string };
  /** Further places, also searched. */
  readonly moreKeywordPlaces?: readonly ReadPlace[];
  readonly widenedPlace?: ReadPlace & { readonly radius?: number };
  /** Keywords that remain once place and filters are criteria. */
  readonly searchedKeywords?: string;
  readonly keywordFilters?: readonly { readonly parameter: ListName; readonly code: string }[];
  /** Kilometres around the town in the keywords. */
  readonly keywordRadius?: number;
  /** Euros a month. */
  readonly keywordSalary?: number;
  readonly leftOutKeywords?: readonly string[];
  /** False when no offer matches any keyword. */
  readonly hasAnyKeyword?: boolean;
}

/** Returns true if the place in the keywords was dropped: the offers may be anywhere. */
export const isPlaceLeftOut = ({ keywordPlace, leftOutKeywords = [] }: Interpretation): boolean =>
  keywordPlace?.typed !== undefined && leftOutKeywords.includes(keywordPlace.typed);

function placeOf(interpretation: Interpretation): Criteria {
  const { keywordPlace, moreKeywordPlaces = [], widenedPlace } = interpretation;
  const place = widenedPlace ?? keywordPlace;
  if (!place || isPlaceLeftOut(interpretation)) return {};
  const radius = widenedPlace?.radius ?? interpretation.keywordRadius;
  const codePlace = [place, ...moreKeywordPlaces].map(({ code }) => code);
  const places = codePlace.length > 1 ? { codePlace } : placeCriteria(place);
  return { ...places, ...(radius && { radius }) };
}

/** Returns filters in the keywords, unless one of the same kind is chosen. */
function filtersOf({ keywordFilters = [] }: Interpretation, criteria: Criteria): Criteria {
  const chosen: CriteriaDraft = {};
  for (const { parameter, code } of keywordFilters)
    chosen[parameter] = [...(chosen[parameter] ?? criteria[parameter] ?? []), code];
  return chosen;
}

/**
 * Returns the interpreted search: a place, contract or condition in the keywords becomes a criterion; `undefined`
 * without any. Without remaining keywords, sorts by distance from the centre.
 */
export function interpretedSearch(search: Search, interpretation: Interpretation): Search | undefined {
  const { criteria, page } = search;
  const { searchedKeywords: keywords } = interpretation;
  if (!criteria.keywords || keywords === undefined) return undefined;
  const interpreted: Criteria = {
    ...criteria,
    keywords,
    ...filtersOf(interpretation, criteria),
    ...placeOf(interpretation),
    ...(interpretation.keywordSalary && { minimumSalary: interpretation.keywordSalary }),
  };
  const isSorted = search.sort !== defaultSort(criteria);
  const isFromMiddle = keywords === '' && hasCentre(interpreted);
  return normalise({
    criteria: interpreted,
    page,
    sort: isSorted ? search.sort : isFromMiddle ? 'distance,asc' : undefined,
  });
}

/**
 * Returns true if the answer to a search also serves the interpreted one: not when keywords were dropped, nor when only
 * filters remain, which sort by date instead of relevance.
 */
export const isAnswered = (search: Search, interpreted: Search, { hasAnyKeyword }: Interpretation): boolean =>
  !hasAnyKeyword && (interpreted.sort === search.sort || interpreted.sort === 'distance,asc');

/** Returns the same search with the place as a keyword. */
export function withPlaceAsWord(interpreted: Search, typedPlace: string): Search {
  const criteria = omit(interpreted.criteria, [...PLACE_NAMES, 'radius']);
  const keywords = [interpreted.criteria.keywords, typedPlace].filter(Boolean).join(' ');
  return normalise({ criteria: { ...criteria, keywords, keywordsAs: 'words' } });
}
