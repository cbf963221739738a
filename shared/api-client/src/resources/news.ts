import { list, one } from '../request.ts';
import type { ApiAccess, CallOptions } from '../request.ts';
import type { ListQuery, News, NewsDetail, Page } from '../types.ts';

/** `/news/…`: news of the group. */
export interface NewsApi {
  list(query: ListQuery, options?: CallOptions): Promise<Page<News>>;
  get(id: number, options?: CallOptions): Promise<NewsDetail>;
}

export function newsApi(access: ApiAccess): NewsApi {
  return {
    list: (query, options) => list(access, '/news/', query, options),
    get: (id, options) => one(access, `/news/${id}`, options),
  };
}
