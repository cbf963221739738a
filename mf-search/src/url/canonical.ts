import { CRITERIA_ORDER, PATH_SUBJECTS } from './criteria.ts';
import { cleanPath } from './clean-path.ts';
import { CLEAN_PATH, RESULTS_PATH } from './constants.ts';
import { defaultSort } from './normalise.ts';
import type { Items, Search } from './types.ts';

/** `subject` is the segment of a `/nos-offres/{job or keywords}` page. */
export type ResultsPage = {
  readonly search: Search;
  readonly items: Items;
  readonly subject?: string | undefined;
};

/** The indexable path, or `undefined` when a filter is not part of any path. */
function indexablePath({ search, items, subject }: ResultsPage): string | undefined {
  const names = CRITERIA_ORDER.filter((name) => search.criteria[name] !== undefined);
  if (names.length === 0) return RESULTS_PATH;
  if (subject && names.every((name) => PATH_SUBJECTS.some((held) => held === name)))
    return `${CLEAN_PATH}/${encodeURIComponent(subject)}`;
  return cleanPath(search.criteria, items);
}

/** The canonical path: a clean path and at most a page number (decisions.md#addresses-of-searches, properties). */
export function canonical(page: ResultsPage): string {
  const path = indexablePath(page);
  if (!path) return RESULTS_PATH;
  return page.search.page > 0 ? `${path}?page=${page.search.page + 1}` : path;
}

/** Indexable: no filter or a clean path, at least one offer, the default sort (decisions.md#routes). */
export function robots(page: ResultsPage, offerCount: number): 'index,follow' | 'noindex,follow' {
  const isDefaultSort = page.search.sort === defaultSort(page.search.criteria);
  return indexablePath(page) && offerCount > 0 && isDefaultSort ? 'index,follow' : 'noindex,follow';
}
