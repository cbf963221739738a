import { CRITERIA_ORDER } from './criteria.ts';
import { cleanPath } from './clean-path.ts';
import { RESULTS_PATH } from './constants.ts';
import { defaultSort, normalise } from './normalise.ts';
import { writeQuery } from './query-string.ts';
import { NO_ITEMS } from './types.ts';
import type { Items, Search } from './types.ts';

type Parameter = readonly [string, string | number | readonly string[]];

/** The criteria as query parameters, in their fixed order. */
export function criteriaParameters(criteria: Search['criteria']): Parameter[] {
  return CRITERIA_ORDER.flatMap((name): Parameter[] => {
    const value = criteria[name];
    return value === undefined ? [] : [[name, value]];
  });
}

/** The one URL of a search: the clean path when the items allow it, else `/offres-emploi` with its query. */
export function build(search: Pick<Search, 'criteria'> & Partial<Search>, items: Items = NO_ITEMS): string {
  const { criteria, page, sort } = normalise(search);
  const path = cleanPath(criteria, items);
  const parameters = path ? [] : criteriaParameters(criteria);
  if (page > 0) parameters.push(['page', page + 1]);
  const query = writeQuery(parameters);
  // Allowed sorts hold a comma that stays literal, and nothing to escape.
  const sortPair = sort === defaultSort(criteria) ? '' : `${query ? '&' : '?'}sort=${sort}`;
  return `${path ?? RESULTS_PATH}${query}${sortPair}`;
}
