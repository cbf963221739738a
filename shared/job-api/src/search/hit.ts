import type { Point } from './distance.ts';
import type { FacetValues } from './facets.ts';
import type { OfferRow } from './present.ts';

/** An open offer as lists show it, with what place, filters and order of a search ask of it. */
export interface OpenOffer extends OfferRow {
  /** One object for all offers that have the same values. */
  facets: FacetValues;
  /** In seconds since 1970. */
  published: number;
  monthly_salary: number | null;
  job_code: string;
  sector_code: string;
  shop_code: string;
  town_code: string;
  location: Point | null;
}

/** An offer that has what is asked for. */
export interface Hit {
  offer: OpenOffer;
  /** What it is worth for the words that were typed, wherever it is. */
  score: number;
  /** Kilometres from the point that distances count from; null without one. */
  distance: number | null;
}
