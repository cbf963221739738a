import { CLEAN_PATH } from './constants.ts';
import { CRITERIA_ORDER, PATH_LISTS, PATH_NAMES } from './criteria.ts';
import type { Criteria, CriterionName } from './criteria.ts';
import type { Item, Items } from './types.ts';

/**
 * Returns the path segment of keywords if it parses back to the same keywords. Paths are lower-cased and `.` and `..`
 * normalised, so other keywords stay in the query.
 */
export function keywordsPathLabel(keywords: string): string | undefined {
  const isSafe =
    keywords !== '' &&
    !/[-/]|\s{2}|[^\S ]/u.test(keywords) &&
    keywords === keywords.trim() &&
    keywords === keywords.toLowerCase() &&
    keywords !== '.' &&
    keywords !== '..';
  return isSafe ? keywords.replaceAll(' ', '-') : undefined;
}

function subjectLabel(criteria: Criteria, items: Items): string | undefined {
  const { keywords, codeJobName } = criteria;
  if (keywords && codeJobName) return undefined;
  if (keywords) return items.keywords?.code === keywords ? items.keywords.pathLabel : undefined;
  return items.job?.code === codeJobName ? items.job?.pathLabel : undefined;
}

const labelOf = (items: readonly Item[], code: string | undefined): string | undefined =>
  items.find((item) => item.code === code)?.pathLabel;

function referentialCodes(criteria: Criteria): readonly string[] {
  const place = criteria.codeTown ?? criteria.codeDepartment ?? criteria.codeRegion;
  return [...(place ? [place] : []), ...PATH_LISTS.flatMap((name) => criteria[name] ?? [])];
}

function referentialLabel(codes: readonly string[], items: Items): string | undefined {
  if (codes.length !== 1) return undefined;
  const options = PATH_LISTS.flatMap((name) => items.options[name] ?? []);
  return labelOf([...(items.place ? [items.place] : []), ...options], codes[0]);
}

/**
 * Returns the indexable path of criteria, `/nos-offres/{job}` or `/nos-offres/{job or keywords}/{referential}`, or
 * `undefined` (decisions.md#query-parameters).
 */
export function cleanPath(criteria: Criteria, items: Items): string | undefined {
  const isInPath = (name: CriterionName) => PATH_NAMES.some((held) => held === name);
  if (CRITERIA_ORDER.some((name) => criteria[name] !== undefined && !isInPath(name))) return undefined;
  const subject = subjectLabel(criteria, items);
  if (!subject) return undefined;
  const codes = referentialCodes(criteria);
  const path = `${CLEAN_PATH}/${encodeURIComponent(subject)}`;
  // Keywords alone stay in the query: a path might be parsed as a job.
  if (codes.length === 0) return criteria.codeJobName ? path : undefined;
  const referential = referentialLabel(codes, items);
  return referential && `${path}/${encodeURIComponent(referential)}`;
}
