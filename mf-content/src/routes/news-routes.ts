import type { AreaContext, RouteObject } from '@careers/platform';
import { lazyPage } from './lazy-page.ts';

/** The news: their list, and each of them. */
export function newsRoutes(context: AreaContext): RouteObject[] {
  const loaders = () => import(/* webpackChunkName: "load-news" */ '../news/load-news.ts');
  return [
    lazyPage({
      id: 'page-news-list',
      path: '/actualites',
      load: async ({ request }) => (await loaders()).loadNewsList(context, request),
      page: async () => {
        const { NewsListPage, newsListHead } = await import(
          /* webpackChunkName: "page-news-list" */ '../news/news-list-page.tsx'
        );
        return { Component: NewsListPage, head: newsListHead };
      },
    }),
    lazyPage({
      id: 'page-news',
      path: '/actualites/:address',
      load: async ({ request, params }) =>
        (await loaders()).loadNewsDetail(context, params['address'] ?? '', request.signal),
      page: async () => {
        const { NewsPage, newsHead } = await import(
          /* webpackChunkName: "page-news" */ '../news/news-page.tsx'
        );
        return { Component: NewsPage, head: newsHead };
      },
    }),
  ];
}
