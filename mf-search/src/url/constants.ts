import type { CriterionName, LimitName, ListName, Sort } from './types.ts';

export { OFFERS_PAGE_SIZE, RADIUS } from '@careers/api-client';
/** Far past any last page; above it, numbers are no longer written as they were read. */
export const MAX_PAGE = 999_999;

export const RESULTS_PATH = '/offres-emploi';
/** The map of a search: its own page, never a view that search engines keep. */
export const MAP_PATH = '/offres-emploi/carte';
export const CLEAN_PATH = '/nos-offres';

/** Names of the search form's text fields; an address that has them is redirected to the URL of its search. */
export const FORM_FIELDS = { what: 'quoi', where: 'lieu' } as const;

export const SORTS: readonly Sort[] = ['score,desc', 'publicationDate,desc', 'distance,asc'];

/** The order in which parameters are written; `page` and `sort` follow. */
export const CRITERIA_ORDER = [
  'keywords',
  'keywordsAs',
  'codeJobName',
  'labelJobName',
  'labelJobForUrl',
  'codeTown',
  'codeDepartment',
  'codeRegion',
  'codeContractType',
  'codeOfferTime',
  'codeEntity',
  'codeMention',
  'publishedWithinDays',
  'minimumSalary',
  'latitude',
  'longitude',
  'radius',
  'codeOfferFamilyCategory',
  'codeShop',
] as const satisfies readonly CriterionName[];

/** What is looked for: words, a job or a job family. */
export const SUBJECT_NAMES = [
  'keywords',
  'keywordsAs',
  'codeJobName',
  'labelJobName',
  'labelJobForUrl',
  'codeOfferFamilyCategory',
] as const satisfies readonly CriterionName[];
/** Where: only one of them at a time. */
export const PLACE_NAMES = [
  'codeTown',
  'codeDepartment',
  'codeRegion',
  'latitude',
  'longitude',
] as const satisfies readonly CriterionName[];
/** What narrows the list further. */
export const FILTER_NAMES = [
  'codeContractType',
  'codeOfferTime',
  'codeEntity',
  'codeMention',
  'publishedWithinDays',
  'minimumSalary',
  'radius',
  'codeShop',
] as const satisfies readonly CriterionName[];

export const TEXT_NAMES = [
  'keywords',
  'keywordsAs',
  'codeJobName',
  'labelJobName',
  'labelJobForUrl',
  'codeTown',
  'codeDepartment',
  'codeRegion',
  'codeOfferFamilyCategory',
  'codeShop',
] as const satisfies readonly CriterionName[];
export const LIST_NAMES = [
  'codeContractType',
  'codeOfferTime',
  'codeEntity',
  'codeMention',
] as const satisfies readonly ListName[];
/** The most that the job API takes. */
export const LIMITS = {
  publishedWithinDays: 365,
  minimumSalary: 1_000_000,
} as const satisfies Record<LimitName, number>;
export const LIMIT_NAMES = ['publishedWithinDays', 'minimumSalary'] as const satisfies readonly LimitName[];
export const POSITION_NAMES = ['latitude', 'longitude', 'radius'] as const satisfies readonly CriterionName[];
export const NUMBER_NAMES = [...LIMIT_NAMES, ...POSITION_NAMES] as const;
