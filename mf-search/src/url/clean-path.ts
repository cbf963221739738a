import { CLEAN_PATH } from './constants.ts';
import type { Criteria, Item, Items } from './types.ts';

/**
 * The path segment for keywords that reads back as the same keywords, or `undefined`. The site lower-cases paths
 * and URL normalisation removes `.` and `..`, so such keywords stay in the query.
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
  const { keywords, codeJobName, labelJobForUrl } = criteria;
  if (keywords && codeJobName) return undefined;
  if (keywords) return items.keywords?.code === keywords ? items.keywords.pathLabel : undefined;
  const isSameJob = items.job?.code === codeJobName && items.job?.pathLabel === labelJobForUrl;
  return isSameJob ? labelJobForUrl : undefined;
}

const OUTSIDE_PATH = [
  'keywordsAs',
  'radius',
  'codeEntity',
  'codeMention',
  'publishedWithinDays',
  'minimumSalary',
  'codeShop',
  'latitude',
  'codeOfferFamilyCategory',
] as const;

const labelOf = (items: readonly Item[], code: string | undefined): string | undefined =>
  items.find((item) => item.code === code)?.pathLabel;

function referentialLabel(criteria: Criteria, items: Items): string | undefined {
  const place = criteria.codeTown ?? criteria.codeDepartment ?? criteria.codeRegion;
  const { codeContractType = [], codeOfferTime = [] } = criteria;
  const codes = [...(place ? [place] : []), ...codeContractType, ...codeOfferTime];
  if (codes.length !== 1) return undefined;
  return labelOf(
    [...(items.place ? [items.place] : []), ...items.contractTypes, ...items.offerTimes],
    codes[0],
  );
}

/**
 * The indexable path of criteria, `/nos-offres/{job or keywords}/{referential}`, or `undefined`
 * (decisions.md#query-parameters).
 */
export function cleanPath(criteria: Criteria, items: Items): string | undefined {
  if (OUTSIDE_PATH.some((name) => criteria[name] !== undefined)) return undefined;
  const subject = subjectLabel(criteria, items);
  const referential = referentialLabel(criteria, items);
  if (!subject || !referential) return undefined;
  return `${CLEAN_PATH}/${encodeURIComponent(subject)}/${encodeURIComponent(referential)}`;
}
