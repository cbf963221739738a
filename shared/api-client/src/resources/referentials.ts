import { list, one } from '../request.ts';
import type { ApiAccess, CallOptions } from '../request.ts';
import type { Page, Referential, ReferentialsQuery, Entity, ListQuery } from '../types.ts';

/** `/referentials/…`: lists of values, places, and suggestions. */
export interface ReferentialsApi {
  list(query: ReferentialsQuery, options?: CallOptions): Promise<Page<Referential>>;
  get(code: string, options?: CallOptions): Promise<Referential>;
  forSeo(query: ReferentialsQuery, options?: CallOptions): Promise<Page<Referential>>;
  /** Jobs, families and profiles for a typed word. */
  offerKeyword(query: { keyword: string; size?: number }, options?: CallOptions): Promise<Page<Referential>>;
}

export function referentialsApi(access: ApiAccess): ReferentialsApi {
  return {
    list: (query, options) => list(access, '/referentials/', query, options),
    get: (code, options) => one(access, `/referentials/${encodeURIComponent(code)}`, options),
    forSeo: (query, options) => list(access, '/referentials/forSEO', query, options),
    offerKeyword: (query, options) =>
      list(access, '/referentials/offerKeyword', { page: 0, ...query }, options),
  };
}

/** `/entity/`: companies and brands of the group. */
export interface EntitiesApi {
  list(query: ListQuery, options?: CallOptions): Promise<Page<Entity>>;
}

export function entitiesApi(access: ApiAccess): EntitiesApi {
  return { list: (query, options) => list(access, '/entity/', query, options) };
}
