export type Sort = 'score,desc' | 'publicationDate,desc' | 'distance,asc';

/** What a visitor searches for. An absent field means "no such filter"; an absent radius means the default one. */
export type Criteria = {
  readonly keywords?: string;
  /** `words`: no place and no filter is read out of the keywords. */
  readonly keywordsAs?: string;
  readonly codeJobName?: string;
  readonly labelJobName?: string;
  readonly labelJobForUrl?: string;
  readonly codeTown?: string;
  readonly codeDepartment?: string;
  readonly codeRegion?: string;
  readonly codeContractType?: readonly string[];
  readonly codeOfferTime?: readonly string[];
  readonly codeEntity?: readonly string[];
  readonly codeMention?: readonly string[];
  readonly publishedWithinDays?: number;
  /** Euros a month before tax; 1 for any offer that says what it pays. */
  readonly minimumSalary?: number;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly radius?: number;
  readonly codeOfferFamilyCategory?: string;
  readonly codeShop?: string;
};

export type CriteriaDraft = { -readonly [Name in keyof Criteria]: Criteria[Name] };
export type CriterionName = keyof Criteria;
/** Criteria that are a limit, of a few values that are offered. */
export type LimitName = 'publishedWithinDays' | 'minimumSalary';
export type ListName = 'codeContractType' | 'codeOfferTime' | 'codeEntity' | 'codeMention';

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
  readonly contractTypes: readonly Item[];
  readonly offerTimes: readonly Item[];
  readonly entities: readonly Item[];
};

export const NO_ITEMS: Items = { contractTypes: [], offerTimes: [], entities: [] };
