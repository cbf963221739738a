import { list } from '../request.ts';
import type { ApiAccess, CallOptions } from '../request.ts';
import type { Entity, ListQuery, Page } from '../types.ts';

/** `/entity/`: companies and brands of the group. */
export interface EntitiesApi {
  list(query: ListQuery, options?: CallOptions): Promise<Page<Entity>>;
}

export function entitiesApi(access: ApiAccess): EntitiesApi {
  return { list: (query, options) => list(access, '/entity/', query, options) };
}
