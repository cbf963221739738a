import type { Head, HeadInput } from '@careers/platform';
import { breadcrumb } from '../breadcrumb.ts';
import { contentHead } from '../routes/content-head.ts';
import type { NewsDetailData, NewsListData } from './news-data.ts';

export function newsListHead(input: HeadInput<NewsListData | undefined>): Head {
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

export function newsHead({ data, configuration }: HeadInput<NewsDetailData | undefined>): Head {
  if (!data) return { title: 'Actualités', robots: 'noindex,follow' };
  const { title, summary, path, date, header } = data;
  const absolute = (address: string) => new URL(address, configuration.publicBaseUrl).href;
  return {
    title,
    description: summary,
    canonical: path,
    openGraph: { type: 'article' },
    structuredData: [
      {
        '@type': 'NewsArticle',
        headline: title,
        datePublished: date.day,
        image: absolute(header.desktopUrl),
        mainEntityOfPage: absolute(path),
      },
      breadcrumb(configuration.publicBaseUrl, [
        ['Actualités', '/actualites'],
        [title, null],
      ]),
    ],
  };
}
