import { CRITERIA, LIMIT_NAMES, LIST_NAMES, NUMBER_NAMES, TEXT_NAMES } from './criteria.ts';
import type { Criteria } from './criteria.ts';
import { MAX_PAGE, MAX_PLACES, RADIUS } from './constants.ts';
import type { CriteriaDraft, Search, Sort } from './types.ts';

/** A lone surrogate cannot be encoded in a URL. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The job API's maximum. */
const MAX_TEXT_LENGTH = 200;

function cleanText(text: string): string {
  const characters = [...text.replace(LONE_SURROGATE, '\uFFFD').trim()];
  return characters.slice(0, MAX_TEXT_LENGTH).join('').trim();
}

function cleanList(values: readonly string[]): readonly string[] {
  const codes = values.flatMap((value) => value.split(',')).map(cleanText);
  return [...new Set(codes.filter(Boolean))];
}

function cleanValues(criteria: Criteria): CriteriaDraft {
  const draft: CriteriaDraft = {};
  for (const name of TEXT_NAMES) {
    const text = cleanText(criteria[name] ?? '');
    if (text) draft[name] = text;
  }
  if (draft.keywords && criteria.keywordsAs) draft.keywordsAs = 'words';
  for (const name of LIST_NAMES) {
    const codes = cleanList(criteria[name] ?? []);
    if (codes.length > 0) draft[name] = codes;
  }
  const places = cleanList(criteria.codePlace ?? []).filter((code) => ownCriterion(code));
  if (places.length > 0) draft.codePlace = places.slice(0, MAX_PLACES);
  for (const name of LIMIT_NAMES) {
    const value = Math.trunc(criteria[name] ?? 0);
    if (value >= 1 && value <= CRITERIA[name].maximum) draft[name] = value;
  }
  for (const name of NUMBER_NAMES) {
    const value = criteria[name];
    // Turns -0 into 0: both have the same URL.
    if (value !== undefined && Number.isFinite(value)) draft[name] = value + 0;
  }
  return draft;
}

const isFamilyCode = (code: string): boolean => code.startsWith('job_family_');

function moveFamily(draft: CriteriaDraft): void {
  if (draft.codeJobName && isFamilyCode(draft.codeJobName)) {
    draft.codeOfferFamilyCategory = draft.codeJobName;
    delete draft.codeJobName;
  }
  if (!draft.codeJobName) {
    delete draft.labelJobName;
    delete draft.labelJobForUrl;
  }
}

const isWithin = (value: number | undefined, limit: number): boolean =>
  value !== undefined && Math.abs(value) <= limit;

const OWN_CRITERIA = { town_: 'codeTown', dep_: 'codeDepartment', reg_: 'codeRegion' } as const;

/** Returns the criterion of a single place; undefined for an invalid code. */
function ownCriterion(code: string): 'codeTown' | 'codeDepartment' | 'codeRegion' | undefined {
  const [, prefix = ''] = /^(town_|dep_|reg_)./.exec(code) ?? [];
  return Object.entries(OWN_CRITERIA).find(([each]) => each === prefix)?.[1];
}

/** Keeps the first of: several places, town, department, region, coordinates. */
function keepOnePlace(draft: CriteriaDraft): void {
  const [place = '', ...others] = draft.codePlace ?? [];
  const own = ownCriterion(place);
  if (own) {
    delete draft.codeTown;
    delete draft.codeDepartment;
    delete draft.codeRegion;
    if (others.length === 0) {
      delete draft.codePlace;
      draft[own] = place;
    }
  }
  if (draft.codeTown) delete draft.codeDepartment;
  if (draft.codeTown ?? draft.codeDepartment) delete draft.codeRegion;
  const hasCode = draft.codePlace ?? draft.codeTown ?? draft.codeDepartment ?? draft.codeRegion;
  if (hasCode || !isWithin(draft.latitude, 90) || !isWithin(draft.longitude, 180)) {
    delete draft.latitude;
    delete draft.longitude;
  }
}

function fitRadius(draft: CriteriaDraft): void {
  if (draft.radius === undefined) return;
  draft.radius = Math.min(Math.max(draft.radius, RADIUS.minimum), RADIUS.maximum);
  if (draft.radius === RADIUS.fallback || !hasCentre(draft)) delete draft.radius;
}

/** Returns true if the search has a centre for distances: a town, or the position. */
export function hasCentre({ codeTown, codePlace, latitude }: Criteria): boolean {
  const isAmong = codePlace?.some((code) => ownCriterion(code) === 'codeTown') ?? false;
  return isAmong || codeTown !== undefined || latitude !== undefined;
}

export function defaultSort(criteria: Criteria): Sort {
  return criteria.keywords?.trim() ? 'score,desc' : 'publicationDate,desc';
}

/** Returns true if a sort is available: relevance needs keywords, distance a centre. */
export function isSortAvailable(sort: Sort, criteria: Criteria): boolean {
  if (sort === 'score,desc') return Boolean(criteria.keywords?.trim());
  return sort !== 'distance,asc' || hasCentre(criteria);
}

/**
 * Applies every rule of decisions.md#query-parameters between values: exclusive place, family, radius, page, sort.
 * Idempotent.
 */
export function normalise(search: { criteria: Criteria; page?: number; sort?: Sort | undefined }): Search {
  const criteria = cleanValues(search.criteria);
  moveFamily(criteria);
  keepOnePlace(criteria);
  fitRadius(criteria);
  const { page = 0, sort } = search;
  return {
    criteria,
    page: Number.isInteger(page) ? Math.min(Math.max(0, page), MAX_PAGE) : 0,
    sort: sort && isSortAvailable(sort, criteria) ? sort : defaultSort(criteria),
  };
}
