import type { Head, HeadInput } from '@careers/platform';
import { contentHead } from '../../content-head.ts';
import type { NewsListData } from '../../news/news-data.ts';

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
