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
export {
  CLEAN_PATH,
  FILTER_NAMES,
  FORM_FIELDS,
  LIMIT_NAMES,
  LIST_NAMES,
  OFFERS_PAGE_SIZE,
  PLACE_NAMES,
  RADIUS,
  RESULTS_PATH,
  SORTS,
  SUBJECT_NAMES,
} from './constants.ts';
export { NO_ITEMS } from './types.ts';
export type {
  Criteria,
  CriterionName,
  Item,
  Items,
  LimitName,
  ListName,
  ParsedUrl,
  PlaceItem,
  Search,
  Sort,
} from './types.ts';
export { omit } from './omit.ts';
export { isAnswered, isPlaceLeftOut, meantSearch, withPlaceAsWord } from './meant.ts';
export type { Reading } from './meant.ts';
export { placeCriteria } from './place-criteria.ts';
export { folded, isAnywhere, likeliestPlace } from './typed.ts';
export { writeQuery } from './query-string.ts';
