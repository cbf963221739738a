import { list, one } from '../request.ts';
import type { ApiAccess, CallOptions } from '../request.ts';
import type { Referential, ReferentialsQuery, Entity, ListQuery } from '../types.ts';

export type ReferentialsApi = ReturnType<typeof referentialsApi>;
export type EntitiesApi = ReturnType<typeof entitiesApi>;

/** `/referentials/…`: lists of values, places, and suggestions. */
export function referentialsApi(access: ApiAccess) {
  return {
    list: (query: ReferentialsQuery, options?: CallOptions) =>
      list<Referential>(access, '/referentials/', query, options),
    get: (code: string, options?: CallOptions) =>
      one<Referential>(access, `/referentials/${encodeURIComponent(code)}`, options),
    forSeo: (query: ReferentialsQuery, options?: CallOptions) =>
      list<Referential>(access, '/referentials/forSEO', query, options),
    /** Jobs, families and profiles for a typed word. */
    offerKeyword: (query: { keyword: string; size?: number }, options?: CallOptions) =>
      list<Referential>(access, '/referentials/offerKeyword', { page: 0, ...query }, options),
  };
}

/** `/entity/`: companies and brands of the group. */
export function entitiesApi(access: ApiAccess) {
  return {
    list: (query: ListQuery, options?: CallOptions) => list<Entity>(access, '/entity/', query, options),
  };
}
