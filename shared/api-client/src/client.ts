import { get, pageOf, postForm, total, TOTAL_HEADERS } from './request.ts';
import type { ApiAccess, CallOptions, Parameters } from './request.ts';
import { sendApplication } from './send-application.ts';
import type { SendOptions } from './send-application.ts';
import type {
  AlertReceipt,
  ApplicationReceipt,
  Entity,
  JobDescription,
  JobDescriptionsQuery,
  ListQuery,
  Offer,
  OfferDetail,
  OfferProfile,
  OfferSearchResult,
  OffersQuery,
  Page,
  Referential,
  ReferentialsQuery,
} from './types.ts';

/** The job API, one adapter for each resource. All calls reject with an `ApiError`. */
export interface ApiClient {
  offers: {
    /** Searches; totals of the headers win over those of the body (decisions §5). */
    list(query: OffersQuery, options?: CallOptions): Promise<OfferSearchResult>;
    get(reference: string, options?: CallOptions): Promise<OfferDetail>;
    /** Returns the known ones of these references, in their order. */
    multiple(references: readonly string[], options?: CallOptions): Promise<Offer[]>;
  };
  referentials: {
    list(query: ReferentialsQuery, options?: CallOptions): Promise<Page<Referential>>;
    get(code: string, options?: CallOptions): Promise<Referential>;
    forSeo(query: ReferentialsQuery, options?: CallOptions): Promise<Page<Referential>>;
    /** Jobs, families and profiles that a typed word may mean. */
    offerKeyword(
      query: { keyword: string; size?: number },
      options?: CallOptions,
    ): Promise<Page<Referential>>;
  };
  entities: { list(query: ListQuery, options?: CallOptions): Promise<Page<Entity>> };
  jobDescriptions: {
    list(query: JobDescriptionsQuery, options?: CallOptions): Promise<Page<JobDescription>>;
    get(code: string, options?: CallOptions): Promise<JobDescription>;
    forSeo(query: JobDescriptionsQuery, options?: CallOptions): Promise<Page<JobDescription>>;
  };
  offerProfiles: { get(labelForUrl: string, options?: CallOptions): Promise<OfferProfile> };
  applications: { send(form: FormData, options: SendOptions): Promise<ApplicationReceipt> };
  /** New offers by e-mail; the answer is the same for a known and an unknown address. */
  alerts: { subscribe(form: FormData, options?: CallOptions): Promise<AlertReceipt> };
}

/** Returns a client of the API at this host. */
export function createApiClient(access: ApiAccess): ApiClient {
  const list = async <Item>(path: string, query: object, options?: CallOptions): Promise<Page<Item>> =>
    pageOf(await get<Item[]>(access, path, query as Parameters, options));
  const one = async <Item>(path: string, options?: CallOptions): Promise<Item> =>
    (await get<Item>(access, path, {}, options)).body;
  const code = encodeURIComponent;
  return {
    offers: {
      async list(query, options) {
        const { body, headers } = await get<OfferSearchResult>(access, '/offers/', query, options);
        return {
          ...body,
          count: total(headers, TOTAL_HEADERS.elements) ?? body.count,
          maxPages: total(headers, TOTAL_HEADERS.pages) ?? body.maxPages,
        };
      },
      get: (reference, options) => one(`/offers/${code(reference)}`, options),
      multiple: async (references, options) =>
        references.length === 0
          ? []
          : (await list<Offer>('/offers/multiple', { page: 0, references }, options)).items,
    },
    referentials: {
      list: (query, options) => list('/referentials/', query, options),
      get: (item, options) => one(`/referentials/${code(item)}`, options),
      forSeo: (query, options) => list('/referentials/forSEO', query, options),
      offerKeyword: (query, options) => list('/referentials/offerKeyword', { page: 0, ...query }, options),
    },
    entities: { list: (query, options) => list('/entity/', query, options) },
    jobDescriptions: {
      list: (query, options) => list('/jobdescriptions/', query, options),
      get: (item, options) => one(`/jobdescriptions/${code(item)}`, options),
      forSeo: (query, options) => list('/jobdescriptions/forSEO', query, options),
    },
    offerProfiles: { get: (label, options) => one(`/offerprofiles/${code(label)}`, options) },
    alerts: {
      subscribe: (form, options) => postForm(access, '/offers/subscriptionmailwithoutaccount', form, options),
    },
    applications: { send: (form, options) => sendApplication(access.baseUrl, form, options) },
  };
}
