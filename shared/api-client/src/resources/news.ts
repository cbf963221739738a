import { list, one } from '../request.ts';
import type { ApiAccess, CallOptions } from '../request.ts';
import type { ListQuery, News, NewsDetail } from '../types.ts';

export type NewsApi = ReturnType<typeof newsApi>;

/** `/news/…`: news of the group. */
export function newsApi(access: ApiAccess) {
  return {
    list: (query: ListQuery, options?: CallOptions) => list<News>(access, '/news/', query, options),
    get: (id: number, options?: CallOptions) => one<NewsDetail>(access, `/news/${id}`, options),
  };
}
