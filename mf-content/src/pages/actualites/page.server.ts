import { createApiClient } from '@careers/api-client';
import { data } from '@careers/platform';
import type { Head, HeadInput, PageRequest } from '@careers/platform';
import page from '../../../content/pages/news.ts';
import { contentHead } from '../../content-head.ts';
import { LATEST_FIRST, linkOf, orUnavailable } from '../../news/news-links.ts';

export const searchParams = ['page'];

const PAGE_SIZE = 10;

export type NewsListData = Awaited<ReturnType<typeof loader>>;

/**
 * Loads a page of the news, latest first.
 * @throws a 404 past the last page, a 503 when the API is down.
 */
export async function loader({ api, url, signal }: PageRequest) {
  const asked = Number.parseInt(url.searchParams.get('page') ?? '1', 10);
  const index = Number.isNaN(asked) ? 0 : Math.max(0, asked - 1);
  const { items, totalPages = 1 } = await createApiClient(api)
    .news.list({ page: index, size: PAGE_SIZE, sort: LATEST_FIRST }, { signal })
    .catch(orUnavailable);
  if (index > 0 && items.length === 0) throw data(null, { status: 404 });
  // `index` counts from 0.
  return { page, news: items.map(linkOf), index, pageCount: totalPages };
}

export function head(input: HeadInput<NewsListData | undefined>): Head {
  if (!input.data) return { title: 'Actualités', robots: 'noindex,follow' };
  const { page, index } = input.data;
  const head = contentHead({ ...input, data: page });
  if (index === 0) return head;
  return {
    ...head,
    title: `${page.title} - Page ${index + 1}`,
    canonical: `${page.path}?page=${index + 1}`,
    robots: 'noindex,follow',
  };
}
