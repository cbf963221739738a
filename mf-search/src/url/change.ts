import { FILTER_NAMES, PLACE_NAMES, SUBJECT_NAMES, omit, placeCodes } from './criteria.ts';
import type { Criteria, CriterionName, LimitName, ListName } from './criteria.ts';
import { defaultSort, normalise } from './normalise.ts';
import type { Search, Sort } from './types.ts';

/** Changed criteria reset the page, and the sort when it was the default. */
function changeTo(search: Search, criteria: Criteria): Search {
  const isChosen = search.sort !== defaultSort(search.criteria);
  return normalise({ criteria, sort: isChosen ? search.sort : undefined });
}

/** Replaces keywords, job or job family; an empty object removes them. */
export const withSubject = (
  search: Search,
  subject: Pick<Criteria, (typeof SUBJECT_NAMES)[number]>,
): Search => changeTo(search, { ...omit(search.criteria, SUBJECT_NAMES), ...subject });

/** Replaces the place; the radius stays while the place has a centre. An empty object removes it. */
export const withPlace = (search: Search, place: Pick<Criteria, (typeof PLACE_NAMES)[number]>): Search =>
  changeTo(search, { ...omit(search.criteria, PLACE_NAMES), ...place });

/** Adds a place to those of the search. */
export const withFurtherPlace = (search: Search, code: string): Search =>
  withPlace(search, { codePlace: [...placeCodes(search.criteria), code] });

/** Removes one of the places. */
export const withoutPlace = (search: Search, code: string): Search =>
  withPlace(search, { codePlace: placeCodes(search.criteria).filter((other) => other !== code) });

export const withRadius = (search: Search, radius: number): Search =>
  changeTo(search, { ...search.criteria, radius });

export const withCodes = (search: Search, name: ListName, codes: readonly string[]): Search =>
  changeTo(search, { ...search.criteria, [name]: codes });

/** Adds the code to the list, or removes it. */
const toggled = (codes: readonly string[], code: string): readonly string[] =>
  codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code];

export const toggleCode = (search: Search, name: ListName, code: string): Search =>
  withCodes(search, name, toggled(search.criteria[name] ?? [], code));

/** Sets a limit; `undefined` removes it. */
export const withLimit = (search: Search, name: LimitName, value: number | undefined): Search =>
  changeTo(search, { ...omit(search.criteria, [name]), ...(value !== undefined && { [name]: value }) });

export const withoutCriterion = (search: Search, name: CriterionName): Search =>
  changeTo(search, omit(search.criteria, [name]));

/** Removes every filter, keeping subject and place. */
export const withoutFilters = (search: Search): Search =>
  changeTo(search, omit(search.criteria, FILTER_NAMES));

/** Changes the sort, from the first page. */
export const withSort = ({ criteria }: Search, sort: Sort): Search => normalise({ criteria, sort });

export const withPage = (search: Search, page: number): Search => normalise({ ...search, page });
