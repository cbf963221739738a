import type { paths } from './schema.ts';

type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;
type Query<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Parameters } };
}
  ? NonNullable<Parameters>
  : never;

export type OfferSearchResult = Answer<'/api/v2.0/offers/'>;
export type Offer = OfferSearchResult['list'][number];
export type Salary = NonNullable<Offer['salary']>;
/** A filter value that was found in the keywords. */
export type KeywordFilter = NonNullable<OfferSearchResult['keywordFilters']>[number];
/** A job with a place or a contract type that has open offers. */
export type OfferSearch = Answer<'/api/v2.0/offers/searches'>[number];
/** A department's number of offers. */
export type DepartmentCount = Answer<'/api/v2.0/offers/departments'>[number];
export type OfferDetail = Answer<'/api/v2.0/offers/{reference}'>;
export type Facet = OfferSearchResult['contractTypes'][number];
export type Question = OfferDetail['applicationQuestions'][number];
export type Referential = Answer<'/api/v2.0/referentials/'>[number];
export type Entity = Answer<'/api/v2.0/entity/'>[number];
export type JobDescription = Answer<'/api/v2.0/jobdescriptions/'>[number];
export type News = Answer<'/api/v2.0/news/'>[number];
export type NewsDetail = Answer<'/api/v2.0/news/{code}'>;
export type OfferProfile = Answer<'/api/v2.0/offerprofiles/{labelForUrl}'>;

export type SentApplication = Answer<'/api/v2.0/applicationswithoutaccount/'>;
export type AlertDescription = Answer<'/api/v2.0/alertswithoutaccount/'>;
export type AlertFrequency = AlertDescription['frequency'];

export type OffersQuery = Query<'/api/v2.0/offers/'>;
export type SearchesQuery = Omit<Query<'/api/v2.0/offers/searches'>, 'type' | 'codeJob'> & {
  type?: readonly string[];
  codeJob?: readonly string[];
};
export type ReferentialsQuery = Omit<Query<'/api/v2.0/referentials/'>, 'type'> & { type?: readonly string[] };
export type JobDescriptionsQuery = Omit<
  Query<'/api/v2.0/jobdescriptions/'>,
  'hasParent' | 'withOffersProfile' | 'isPromote'
> & { hasParent?: boolean; withOffersProfile?: boolean; isPromote?: boolean };
export type ListQuery = Query<'/api/v2.0/entity/'>;

/** A page of a list with the totals of its headers; undefined when unknown. */
export interface Page<Item> {
  items: Item[];
  totalElements: number | undefined;
  totalPages: number | undefined;
}

export interface ApplicationReceipt {
  id: string;
  /** For people; optional for a server. */
  reference?: string;
  /** ISO 8601. */
  receivedAt: string;
}

export interface AlertReceipt {
  id: string;
  status: 'PENDING_CONFIRMATION' | 'ACTIVE';
}
