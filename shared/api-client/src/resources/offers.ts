import { get, list, one, pageOf, total, TOTAL_HEADERS } from '../request.ts';
import type { ApiAccess, CallOptions } from '../request.ts';
import type {
  DepartmentCount,
  Offer,
  OfferDetail,
  OfferSearch,
  OfferSearchResult,
  OffersQuery,
  Page,
  SearchesQuery,
} from '../types.ts';

/** `/offers/…`. */
export interface OffersApi {
  /** Totals in the headers take precedence over the body's (decisions.md#api-contract). */
  list(query: OffersQuery, options?: CallOptions): Promise<OfferSearchResult>;
  /** Offers of a search by department, highest count first. */
  departments(query: OffersQuery, options?: CallOptions): Promise<DepartmentCount[]>;
  get(reference: string, options?: CallOptions): Promise<OfferDetail>;
  /** Returns the existing offers of these references, in order. */
  multiple(references: readonly string[], options?: CallOptions): Promise<Offer[]>;
  /** Pairs of a job and a place or contract type that have offers, for sitemaps; read all with `fetchAll`. */
  searches(query: SearchesQuery, options?: CallOptions): Promise<Page<OfferSearch>>;
}

export function offersApi(access: ApiAccess): OffersApi {
  return {
    async list(query, options) {
      const { body, headers } = await get<OfferSearchResult>(access, '/offers/', query, options);
      return {
        ...body,
        count: total(headers, TOTAL_HEADERS.elements) ?? body.count,
        maxPages: total(headers, TOTAL_HEADERS.pages) ?? body.maxPages,
      };
    },
    async departments(query, options) {
      const answer = await get<DepartmentCount[]>(access, '/offers/departments', query, options);
      return pageOf(answer).items;
    },
    get: (reference, options) => one(access, `/offers/${encodeURIComponent(reference)}`, options),
    searches: (query, options) => list(access, '/offers/searches', query, options),
    async multiple(references, options) {
      if (references.length === 0) return [];
      const answer = await get<Offer[]>(access, '/offers/multiple', { page: 0, references }, options);
      return pageOf(answer).items;
    },
  };
}
