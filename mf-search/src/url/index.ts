export { parse } from './parse.ts';
export { resolve } from './resolve.ts';
export type { Resolution } from './resolve.ts';
export { lookUpItems } from './items.ts';
export type { JobItem, Lookups, OptionItem, ReferentialItem } from './lookups.ts';
export { defaultSort, hasCentre, isSortAvailable, normalise } from './normalise.ts';
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
export { CLEAN_PATH, FORM_FIELDS, OFFERS_PAGE_SIZE, RADIUS, RESULTS_PATH, SORTS } from './constants.ts';
export {
  CRITERIA,
  CRITERIA_ORDER,
  FILTER_NAMES,
  LIMIT_NAMES,
  LIST_NAMES,
  PATH_LISTS,
  PLACE_NAMES,
  SUBJECT_NAMES,
  recordOf,
} from './criteria.ts';
export type {
  Criteria,
  CriterionName,
  LimitCriterion,
  LimitName,
  ListCriterion,
  ListName,
} from './criteria.ts';
export { NO_ITEMS } from './types.ts';
export type { Item, Items, ParsedUrl, PlaceItem, Search, Sort } from './types.ts';
export { omit } from './omit.ts';
export { isAnswered, isPlaceLeftOut, meantSearch, withPlaceAsWord } from './meant.ts';
export type { Reading } from './meant.ts';
export { placeCriteria } from './place-criteria.ts';
export { folded, isAnywhere, likeliestPlace } from './typed.ts';
export { writeQuery } from './query-string.ts';
