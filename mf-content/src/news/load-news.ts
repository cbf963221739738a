import { ApiError, EntityNotFoundError, createApiClient, slug } from '@careers/api-client';
import type { News, NewsDetail } from '@careers/api-client';
import { data, redirect } from '@careers/platform';
import type { AreaContext } from '@careers/platform';
import { dayLabel, parisDay } from '@careers/ui/french';
import page from '../../content/pages/news.ts';
import type { NewsDetailData, NewsLink, NewsListData } from './news-data.ts';

const PAGE_SIZE = 10;
const OTHERS = 3;
const SUMMARY_LENGTH = 155;
/** A number of one to nine digits, behind any prefix (decisions §2). */
const ADDRESS = /^(?:.+-)?(\d{1,9})$/;
const LATEST_FIRST = 'publicationDate,desc';

/**
 * Loads a page of the news, the latest first.
 * @throws a 404 beyond the last page, a 503 when the API is down.
 */
export async function loadNewsList(context: AreaContext, request: Request): Promise<NewsListData> {
  const asked = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '1', 10);
  const index = Number.isNaN(asked) ? 0 : Math.max(0, asked - 1);
  const { items, totalPages = 1 } = await createApiClient(context.api)
    .news.list({ page: index, size: PAGE_SIZE, sort: LATEST_FIRST }, { signal: request.signal })
    .catch(orUnavailable);
  if (index > 0 && items.length === 0) throw data(null, { status: 404 });
  return { page, news: items.map(linkOf), index, pageCount: totalPages };
}

/**
 * Loads a piece of news by the number at the end of its address.
 * @throws a 404 for a bad form or an unknown number, a redirection when the words before it are not its own.
 */
export async function loadNewsDetail(
  context: AreaContext,
  address: string,
  signal: AbortSignal,
): Promise<NewsDetailData> {
  const id = ADDRESS.exec(address)?.[1];
  if (id === undefined) throw data(null, { status: 404 });
  const api = createApiClient(context.api);
  const [detail, latest] = await Promise.all([
    api.news.get(Number(id), { signal }).catch((error: unknown) => {
      if (error instanceof EntityNotFoundError) throw data(null, { status: 404 });
      return orUnavailable(error);
    }),
    api.news.list({ page: 0, size: OTHERS + 1, sort: LATEST_FIRST }, { signal }).catch(() => null),
  ]);
  const link = linkOf(detail);
  if (link.path !== `/actualites/${address}`) throw redirect(link.path, 301);
  return {
    ...link,
    ...textsOf(detail),
    header: detail.headerPicture,
    summary: summaryOf(detail.description1Formatted ?? ''),
    button: buttonOf(detail),
    others: (latest?.items ?? [])
      .filter((other) => other.id !== detail.id)
      .slice(0, OTHERS)
      .map(linkOf),
  };
}

function orUnavailable(error: unknown): never {
  if (error instanceof ApiError)
    throw data(null, { status: 503, statusText: 'Les actualités sont momentanément indisponibles' });
  throw error;
}

function linkOf({ id, title, previewPicture, publicationDate }: News): NewsLink {
  const day = parisDay(new Date(publicationDate));
  return {
    id,
    title: withoutBreaks(title),
    path: `/actualites/${slug(title)}-${id}`,
    picture: previewPicture,
    date: { day, label: dayLabel(day) },
  };
}

/** Returns a title whose high punctuation never begins a line. */
function withoutBreaks(title: string): string {
  return title.replace(/ (?=[;:!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

function textsOf(detail: NewsDetail) {
  const { description1Formatted, description2Formatted, description3Formatted, description4Formatted } =
    detail;
  const { picture1, picture2, picture3, videoId, testimony } = detail;
  return {
    description1Formatted,
    description2Formatted,
    description3Formatted,
    description4Formatted,
    picture1,
    picture2,
    picture3,
    videoId,
    testimony,
  };
}

/** A button leads within the site or to another one; an address of any other kind is no button. */
function buttonOf({
  buttonLabel,
  buttonUrl,
  buttonAlt,
  buttonIsNewTab,
}: NewsDetail): NewsDetailData['button'] {
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
