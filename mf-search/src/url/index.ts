export { QUERY_PARAMETERS, parse } from './parse.ts';
export { resolve } from './resolve.ts';
export type { Resolution } from './resolve.ts';
export { lookUpItems, lookUpKeywords } from './items.ts';
export type { JobItem, Lookups, OptionItem, ReferentialItem } from './items.ts';
export { hasCentre, isSortAvailable, normalise } from './normalise.ts';
export { build, buildMap, criteriaParameters } from './build.ts';
export { canonical, robots } from './canonical.ts';
export {
  ALL_FRANCE,
  AROUND_ME,
  countLabel,
  mapTitle,
  placeLabel,
  resultsTitle,
  trackingName,
} from './title.ts';
export { toApiQuery } from './api-query.ts';
export type { OffersQuery } from './api-query.ts';
export * from './change.ts';
export { FORM_FIELDS, RADIUS, RESULTS_PATH } from './constants.ts';
export {
  CRITERIA,
  FILTER_NAMES,
  LIMIT_NAMES,
  LIST_NAMES,
  PATH_LISTS,
  PATH_NAMES,
  PLACE_NAMES,
  SUBJECT_NAMES,
  recordOf,
} from './criteria.ts';
export type { Criteria, CriterionName, LimitName, ListName } from './criteria.ts';
export type { LimitCriterion, ListCriterion } from './criterion.ts';
export { NO_ITEMS } from './types.ts';
export type { Item, Items, Search, Sort } from './types.ts';
export { omit } from './criteria.ts';
export { isAnswered, isPlaceLeftOut, interpretedSearch, withPlaceAsWord } from './interpretation.ts';
export type { Interpretation } from './interpretation.ts';
export { placeCriteria } from './criteria.ts';
export { folded, isAnywhere, likeliestPlace } from './typed.ts';
export { writeQuery } from './query-string.ts';
