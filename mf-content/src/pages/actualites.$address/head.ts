import type { Head, HeadInput } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import type { NewsDetailData } from '../../news/news-data.ts';

export function head({ data, configuration }: HeadInput<NewsDetailData | undefined>): Head {
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
      breadcrumbList(
        [{ label: 'Actualités', href: '/actualites' }, { label: title }],
        configuration.publicBaseUrl,
      ),
    ],
  };
}
