import type { OfferSearchResult } from '@careers/api-client';

/** The API's name of the count. */
type CountedAs<Count> = {
  [Name in keyof OfferSearchResult]-?: NonNullable<OfferSearchResult[Name]> extends readonly Count[]
    ? Name
    : never;
}[keyof OfferSearchResult];

export interface Criterion {
  /** Subject or place of the search (one criterion of each at a time), or a filter. */
  readonly role: 'subject' | 'place' | 'filter';
  /** Part of the clean path and of the heading. */
  readonly inPath?: true;
  /** The API's name, if different; null if not sent. */
  readonly apiName?: string | null;
}

/** A filter whose values are listed with counts. */
interface Offered {
  readonly legend: string;
  readonly hint?: string;
  /** Without offers, the filter or the value is hidden. */
  readonly isHiddenWhenEmpty?: true;
}

export interface TextCriterion extends Criterion {
  readonly kind: 'text' | 'flag';
}

/** A list of codes; `values` names the API's list of them, absent if only counted values are known. */
export interface ListCriterion extends Criterion, Offered {
  readonly kind: 'list';
  readonly counts: CountedAs<{ code: string; label: string; count: number }>;
  readonly values?: 'CONTRACT_TYPE' | 'DURATION' | 'entities';
}

/** A whole number from 1 to the API's maximum. */
export interface LimitCriterion extends Criterion, Offered {
  readonly kind: 'limit';
  readonly maximum: number;
  readonly counts: CountedAs<{ value: number; count: number }>;
  /** Label for no limit. */
  readonly none: string;
  /** A value's label under the legend. */
  label(value: number): string;
  /** A value's label on its own. */
  chip(value: number): string;
}

/** Codes of several places; one place has its own criterion. */
export interface PlacesCriterion extends Criterion {
  readonly kind: 'places';
}

export interface NumberCriterion extends Criterion {
  readonly kind: 'number';
}
