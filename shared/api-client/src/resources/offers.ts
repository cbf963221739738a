import { get, list, one, total, TOTAL_HEADERS } from '../request.ts';
import type { ApiAccess, CallOptions } from '../request.ts';
import type {
  DepartmentCount,
  Offer,
  OfferDetail,
  OfferSearch,
  OfferSearchResult,
  OffersQuery,
  SearchesQuery,
} from '../types.ts';

export type OffersApi = ReturnType<typeof offersApi>;

/** `/offers/…`. */
export function offersApi(access: ApiAccess) {
  return {
    /** Totals in the headers take precedence over the body's (decisions.md#api-contract). */
    async list(query: OffersQuery, options?: CallOptions): Promise<OfferSearchResult> {
      const { body, headers } = await get<OfferSearchResult>(access, '/offers/', query, options);
      return {
        ...body,
        count: total(headers, TOTAL_HEADERS.elements) ?? body.count,
        maxPages: total(headers, TOTAL_HEADERS.pages) ?? body.maxPages,
      };
    },
    /** Offers of a search by department, highest count first. */
    async departments(query: OffersQuery, options?: CallOptions): Promise<DepartmentCount[]> {
      return (await get<DepartmentCount[]>(access, '/offers/departments', query, options)).body;
    },
    get: (reference: string, options?: CallOptions) =>
      one<OfferDetail>(access, `/offers/${encodeURIComponent(reference)}`, options),
    /** Returns the existing offers of these references, in order. */
    async multiple(references: readonly string[], options?: CallOptions): Promise<Offer[]> {
      if (references.length === 0) return [];
      return (await get<Offer[]>(access, '/offers/multiple', { page: 0, references }, options)).body;
    },
    /** Pairs of a job and a place or contract type that have offers, for sitemaps; read all with `fetchAll`. */
    searches: (query: SearchesQuery, options?: CallOptions) =>
      list<OfferSearch>(access, '/offers/searches', query, options),
  };
}
