import type { Criteria, CriterionName, ListName } from './criteria.ts';

export type Sort = 'score,desc' | 'publicationDate,desc' | 'distance,asc';

export type CriteriaDraft = { -readonly [Name in CriterionName]?: Criteria[Name] };

/** State of the results page; `page` counts from 0. */
export type Search = { readonly criteria: Criteria; readonly page: number; readonly sort: Sort };

/** A parsed URL, before lookups and rules. */
export type ParsedUrl = {
  readonly criteria: Criteria;
  readonly page: number;
  readonly sort: Sort | undefined;
  /** Decoded segments after `/nos-offres`; `undefined` for a malformed escape. */
  readonly path: readonly (string | undefined)[];
  readonly legacy: { readonly jobCode?: string; readonly departmentName?: string } | undefined;
  /** The search form's texts, submitted without JavaScript. */
  readonly typed: { readonly what?: string; readonly where?: readonly string[] } | undefined;
};

/** `pathLabel`: set only if that path segment resolves to this item. */
export type Item = { readonly code: string; readonly label: string; readonly pathLabel?: string };

export type PlaceType = 'TOWN' | 'DEPARTMENT' | 'REGION';
export type PlaceItem = Item & { readonly type: PlaceType };

/** Labels of the criteria's codes; absent when not found. */
export type Items = {
  readonly job?: Item;
  readonly keywords?: Item;
  /** The only place. */
  readonly place?: PlaceItem;
  /** Several places, as ordered in the search. */
  readonly places?: readonly PlaceItem[];
  /** Filter values that a path can contain. */
  readonly options: Readonly<Partial<Record<ListName, readonly Item[]>>>;
};

export const NO_ITEMS: Items = { options: {} };
