/** The parts of the job API's answers that the search area reads (decisions §5); what may be missing is optional. */
export interface ApiOption {
  readonly code?: string;
  readonly label: string;
}

export interface ApiOffer {
  readonly reference: string;
  readonly title: string;
  readonly locationName: string;
  readonly publicationDate: string;
  readonly isAnonymous: boolean;
  readonly entity?: (ApiOption & { readonly color?: string }) | null;
  readonly contractType?: ApiOption | null;
  readonly offerTime?: ApiOption | null;
  readonly zip?: string | null;
}

export interface ApiFacet {
  readonly code: string;
  readonly label: string;
  readonly count: number;
}

export interface ApiOffers {
  readonly list: readonly ApiOffer[];
  readonly count: number;
  readonly maxPages: number;
  readonly contractTypes: readonly ApiFacet[];
  readonly offerTimes: readonly ApiFacet[];
  readonly entities: readonly ApiFacet[];
}

export interface ApiJob {
  readonly code: string;
  readonly title: string;
  readonly titleForUrl: string;
}
