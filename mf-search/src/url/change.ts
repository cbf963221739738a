import { FILTER_NAMES, PLACE_NAMES, SUBJECT_NAMES } from './criteria.ts';
import type { Criteria, CriterionName, LimitName, ListName } from './criteria.ts';
import { defaultSort, normalise } from './normalise.ts';
import { omit } from './omit.ts';
import type { Search, Sort } from './types.ts';

/** Other criteria are another list: it starts at its first page, and a sort nobody chose follows the new default. */
function changeTo(search: Search, criteria: Criteria): Search {
  const isChosen = search.sort !== defaultSort(search.criteria);
  return normalise({ criteria, sort: isChosen ? search.sort : undefined });
}

/** Replaces what is looked for: keywords, a job or a job family. An empty object removes it. */
export const withSubject = (
  search: Search,
  subject: Pick<Criteria, (typeof SUBJECT_NAMES)[number]>,
): Search => changeTo(search, { ...omit(search.criteria, SUBJECT_NAMES), ...subject });

/** Replaces the place; the radius stays while there is a centre to measure it from. An empty object removes it. */
export const withPlace = (search: Search, place: Pick<Criteria, (typeof PLACE_NAMES)[number]>): Search =>
  changeTo(search, { ...omit(search.criteria, PLACE_NAMES), ...place });

export const withRadius = (search: Search, radius: number): Search =>
  changeTo(search, { ...search.criteria, radius });

export const withCodes = (search: Search, name: ListName, codes: readonly string[]): Search =>
  changeTo(search, { ...search.criteria, [name]: codes });

/** Adds a code to a list filter, or removes it when it is there. */
export function toggleCode(search: Search, name: ListName, code: string): Search {
  const codes = search.criteria[name] ?? [];
  return withCodes(
    search,
    name,
    codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code],
  );
}

/** Chooses a limit; without a value it is removed. */
export const withLimit = (search: Search, name: LimitName, value: number | undefined): Search =>
  changeTo(search, { ...omit(search.criteria, [name]), ...(value !== undefined && { [name]: value }) });

/** Removes one criterion whole. */
export const withoutCriterion = (search: Search, name: CriterionName): Search =>
  changeTo(search, omit(search.criteria, [name]));

/** Removes every filter, and keeps what is looked for and where. */
export const withoutFilters = (search: Search): Search =>
  changeTo(search, omit(search.criteria, FILTER_NAMES));

/** Another order of the same list starts at its first page. */
export const withSort = ({ criteria }: Search, sort: Sort): Search => normalise({ criteria, sort });

export const withPage = (search: Search, page: number): Search => normalise({ ...search, page });
