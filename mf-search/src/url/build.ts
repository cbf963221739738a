import { CRITERIA_ORDER } from './criteria.ts';
import { cleanPath } from './clean-path.ts';
import { FEED_PATH, MAP_PATH, RESULTS_PATH } from './constants.ts';
import { defaultSort, normalise } from './normalise.ts';
import { writeQuery } from './query-string.ts';
import { NO_ITEMS } from './types.ts';
import type { Items, Search } from './types.ts';

type Parameter = readonly [string, string | number | readonly string[]];

/** Criteria as query parameters, in a fixed order. */
export function criteriaParameters(criteria: Search['criteria']): Parameter[] {
  return CRITERIA_ORDER.flatMap((name): Parameter[] => {
    const value = criteria[name];
    return value === undefined ? [] : [[name, value]];
  });
}

/** Returns the unique URL of a search: a clean path if the items allow it, else `/offres-emploi` with a query. */
export function build(search: Pick<Search, 'criteria'> & Partial<Search>, items: Items = NO_ITEMS): string {
  const { criteria, page, sort } = normalise(search);
  const path = cleanPath(criteria, items);
  const parameters = path ? [] : criteriaParameters(criteria);
  if (page > 0) parameters.push(['page', page + 1]);
  return (path ?? RESULTS_PATH) + queryOf(parameters, { criteria, sort });
}

/** Returns the map's URL of a search, with the sort for the link back to the list. */
export function buildMap(search: Pick<Search, 'criteria'> & Partial<Search>): string {
  const { criteria, sort } = normalise(search);
  return MAP_PATH + queryOf(criteriaParameters(criteria), { criteria, sort });
}

/** Returns the feed's address of a search, without page or sort. */
export function buildFeed(criteria: Search['criteria']): string {
  return FEED_PATH + writeQuery(criteriaParameters(criteria));
}

function queryOf(parameters: readonly Parameter[], { criteria, sort }: Omit<Search, 'page'>): string {
  const query = writeQuery(parameters);
  // A sort contains a literal comma and nothing to escape.
  const sortPair = sort === defaultSort(criteria) ? '' : `${query ? '&' : '?'}sort=${sort}`;
  return query + sortPair;
}
