/**
 * All that the address of a search can say, as `parse` reads it: any other parameter is no part of the page. Written out,
 * since each page of the site loads it, and the criteria are 3 kB.
 */
export const QUERY_PARAMETERS: readonly string[] = [
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
  'page',
  'sort',
  // The search form's fields, and what the former site wrote.
  'quoi',
  'lieu',
  'activity_field_id',
  'dep_name',
];
