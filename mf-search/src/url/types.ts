import type { Criteria, CriterionName, ListName } from './criteria.ts';

export type Sort = 'score,desc' | 'publicationDate,desc' | 'distance,asc';

export type CriteriaDraft = { -readonly [Name in CriterionName]?: Criteria[Name] };

/** The whole state of the results page; `page` counts from 0. */
export type Search = { readonly criteria: Criteria; readonly page: number; readonly sort: Sort };

/** What the URL says, before the path is looked up and before any rule has removed a value. */
export type ParsedUrl = {
  readonly criteria: Criteria;
  readonly page: number;
  readonly sort: Sort | undefined;
  /** Segments after `/nos-offres`, decoded; `undefined` where the escape is broken. */
  readonly path: readonly (string | undefined)[];
  readonly legacy: { readonly jobCode?: string; readonly departmentName?: string } | undefined;
  /** The texts of the search form as it is sent without JavaScript; `undefined` for any other address. */
  readonly typed: { readonly what?: string; readonly where?: string } | undefined;
};

/** A code with the words shown for it; `pathLabel` only when that path segment leads back to this very item. */
export type Item = { readonly code: string; readonly label: string; readonly pathLabel?: string };

export type PlaceType = 'TOWN' | 'DEPARTMENT' | 'REGION';
export type PlaceItem = Item & { readonly type: PlaceType };

/** What the criteria's codes stand for. An item that could not be found is absent. */
export type Items = {
  readonly job?: Item;
  readonly keywords?: Item;
  readonly place?: PlaceItem;
  /** Values of filters that the path can hold. */
  readonly options: Readonly<Partial<Record<ListName, readonly Item[]>>>;
};

export const NO_ITEMS: Items = { options: {} };
