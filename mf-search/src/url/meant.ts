import { PLACE_NAMES } from './constants.ts';
import { defaultSort, hasCentre, normalise } from './normalise.ts';
import { omit } from './omit.ts';
import { placeCriteria } from './typed.ts';
import type { Criteria, CriteriaDraft, ListName, Search } from './types.ts';

interface ReadPlace {
  readonly code: string;
  readonly label: string;
  readonly type: string;
}

/** How the job API has read keywords; all of it is absent where there is nothing to say. */
export interface Reading {
  readonly keywordPlace?: ReadPlace & { readonly typed?: string };
  readonly widenedPlace?: ReadPlace & { readonly radius?: number };
  /** The keywords without the place, and without words such as "près de moi". */
  readonly remainingKeywords?: string;
  readonly keywordFilters?: readonly {
    readonly parameter: ListName;
    readonly code: string;
    readonly typed: string;
  }[];
  readonly keywordIntents?: readonly ('AROUND_ME' | 'OWNER')[];
  readonly replacedKeywords?: readonly { readonly typed: string; readonly searched: string }[];
  readonly leftOutKeywords?: readonly string[];
  /** Whether no offer has all that is typed. */
  readonly hasAnyKeyword?: boolean;
}

/** Words that say nothing where they are all that is left. */
const EMPTY =
  /^(?:(?:à|au|aux|avec|chez|d|dans|de|des|du|en|et|l|la|le|les|ou|pour|sur|un|une)(?:[\s,;:'’-]+|$))*$/iu;

/** A text without some words of it and what introduces them, or `undefined` where it does not have them. */
function without(text: string, words: string): string | undefined {
  const pattern = words
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+');
  const said = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:en|contrats?)\\s+)?${pattern}(?![\\p{L}\\p{N}])`, 'iu');
  if (!pattern || !said.test(text)) return undefined;
  const left = text
    .replace(said, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '');
  return EMPTY.test(left) ? '' : left;
}

/** Whether the place that was read had to be given up: these offers are anywhere. */
export const isPlaceLeftOut = ({ keywordPlace, leftOutKeywords = [] }: Reading): boolean =>
  keywordPlace?.typed !== undefined && leftOutKeywords.includes(keywordPlace.typed);

function placeOf(reading: Reading): Criteria {
  const { keywordPlace, widenedPlace } = reading;
  const place = widenedPlace ?? keywordPlace;
  if (!place || isPlaceLeftOut(reading)) return {};
  const radius = widenedPlace?.radius;
  return { ...placeCriteria({ ...place, labelForUrl: '' }), ...(radius && { radius }) };
}

/** Filters that can be taken out of the words: one that stays among them would come back when it is removed. */
function takeFilters(keywords: string, { keywordFilters = [] }: Reading, criteria: Criteria) {
  const taken: CriteriaDraft = {};
  let left = keywords;
  for (const { parameter, code, typed } of keywordFilters) {
    const rest = without(left, typed);
    if (rest === undefined) continue;
    left = rest;
    taken[parameter] = [...(taken[parameter] ?? criteria[parameter] ?? []), code];
  }
  return { left, taken };
}

/** Words that no offer has are no part of the search that finds them. */
const withoutLeftOut = (keywords: string, { hasAnyKeyword, leftOutKeywords = [] }: Reading): string =>
  hasAnyKeyword ? leftOutKeywords.reduce((left, word) => without(left, word) ?? left, keywords) : keywords;

/**
 * The search that the words of another one mean: a place, a contract or a condition among them is the criterion it is.
 * `undefined` where the words are only words. A place alone is searched from its middle outwards.
 */
export function meantSearch(search: Search, reading: Reading): Search | undefined {
  const { criteria, page } = search;
  const { keywordPlace, keywordFilters = [], keywordIntents = [] } = reading;
  const isRead = keywordPlace ?? keywordFilters[0] ?? keywordIntents[0];
  if (!criteria.keywords || !isRead) return undefined;
  const { left, taken } = takeFilters(reading.remainingKeywords ?? criteria.keywords, reading, criteria);
  const owner = keywordIntents.includes('OWNER') && left === '' ? reading.replacedKeywords?.[0] : undefined;
  const meant: Criteria = {
    ...criteria,
    keywords: owner?.searched ?? withoutLeftOut(left, reading),
    ...taken,
    ...placeOf(reading),
  };
  const isSorted = search.sort !== defaultSort(criteria);
  const isPlaceAlone = meant.keywords === '' && keywordPlace !== undefined && hasCentre(meant);
  return normalise({
    criteria: meant,
    page,
    sort: isSorted ? search.sort : isPlaceAlone ? 'distance,asc' : undefined,
  });
}

/** The same search with the place as a word like any other. */
export function withPlaceAsWord(search: Search, meant: Search, reading: Reading): Search {
  const { left } = takeFilters(search.criteria.keywords ?? '', reading, search.criteria);
  const criteria = omit(meant.criteria, [...PLACE_NAMES, 'radius']);
  return normalise({ criteria: { ...criteria, keywords: left, keywordsAs: 'words' } });
}
