import { personalValue } from '@careers/platform';
import { RESULTS_PATH, normalise, parse, writeQuery } from '../url/index.ts';
import type { Criteria } from '../url/index.ts';

/** The last search in this browser, without page and sort; null when there is none. */
export const latestSearch = personalValue<Criteria | null>('latestSearchHistory', null, readCriteria);

/** Remembers a search that has criteria. */
export function rememberSearch(criteria: Criteria): void {
  if (Object.keys(criteria).length > 0) latestSearch.write(criteria);
}

/** Stored data is untrusted: it goes through the URL parser. */
function readCriteria(stored: unknown): Criteria | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const parameters = Object.entries(stored).map(([name, value]) => [name, String(value)] as const);
  const { criteria } = normalise(parse(RESULTS_PATH + writeQuery(parameters)));
  return Object.keys(criteria).length > 0 ? criteria : null;
}
