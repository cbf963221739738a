import { createApiClient, EntityNotFoundError } from '@careers/api-client';
import type { NewsDetail } from '@careers/api-client';
import { data, redirect } from '@careers/platform';
import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import { LATEST_FIRST, linkOf, orUnavailable } from '../../news/news-links.ts';
import { optional } from '../../optional-data.ts';
import { aboutFilm } from '../../video/known-films.ts';

const OTHERS = 3;
const SUMMARY_LENGTH = 155;
/** A number of one to nine digits, behind any prefix (decisions.md#routes). */
const ADDRESS = /^(?:.+-)?(\d{1,9})$/;

export type NewsDetailData = Awaited<ReturnType<typeof loader>>;

/**
 * Loads a news item by the number at the end of its path.
 * @throws a 404 for a malformed path or an unknown number, a redirect to the canonical path.
 */
export async function loader(page: PageRequest) {
  const { api: access, signal } = page;
  const { address = '' } = page.params;
  const id = ADDRESS.exec(address)?.[1];
  if (id === undefined || Number(id) === 0) throw data(null, { status: 404 });
  const api = createApiClient(access);
  const [detail, latest] = await Promise.all([
    api.news.get(Number(id), { signal }).catch((error: unknown) => {
      if (error instanceof EntityNotFoundError) throw data(null, { status: 404 });
      return orUnavailable(error);
    }),
    optional(page, (client, options) =>
      client.news.list({ page: 0, size: OTHERS + 1, sort: LATEST_FIRST }, options),
    ),
  ]);
  const link = linkOf(detail);
  if (link.path !== `/actualites/${address}`) throw redirect(link.path, 301);
  return {
    ...link,
    // Texts and pictures in turn.
    parts: [
      { html: detail.description1Formatted, picture: detail.picture1 },
      { html: detail.description2Formatted, picture: detail.picture2 },
      { html: detail.description3Formatted, picture: detail.picture3 },
      { html: detail.description4Formatted, picture: null },
    ],
    testimony: detail.testimony && quotationOf(detail.testimony),
    film: detail.videoId ? { videoId: detail.videoId, ...aboutFilm(detail.videoId, detail.title) } : null,
    header: detail.headerPicture,
    summary: summaryOf(detail.description1Formatted ?? ''),
    button: buttonOf(detail),
    others: (latest?.items ?? [])
      .filter((other) => other.id !== detail.id)
      .slice(0, OTHERS)
      .map(linkOf),
  };
}

/** Returns what is quoted, and who says it where that follows: "« On jette moins. » Malika, Associée". */
function quotationOf(testimony: string) {
  const [, words = testimony, speaker = ''] = /^(«.*»)\s*(.*)$/s.exec(testimony.trim()) ?? [];
  return { words, speaker };
}

/** Only paths of this site and https URLs become buttons. */
function buttonOf({ buttonLabel, buttonUrl, buttonAlt, buttonIsNewTab }: NewsDetail) {
  if (!buttonLabel || !buttonUrl || !/^(\/(?!\/)|https?:\/\/)/.test(buttonUrl)) return null;
  return {
    label: buttonLabel,
    href: buttonUrl,
    name: buttonAlt ?? buttonLabel,
    isNewTab: buttonIsNewTab || !buttonUrl.startsWith('/'),
  };
}

function summaryOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= SUMMARY_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SUMMARY_LENGTH - 1))}…`;
}

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
