import type { NewsDetailBody } from '../../../src/schemas/resources.ts';
import type { JsonRow } from '../../../src/database/insert-rows.ts';

/** Editorial content of a news item. */
export interface NewsText {
  title: string;
  /** Illustration of the design system. */
  scene: string;
  /** One to four texts, HTML. */
  texts: readonly string[];
  /** Further illustrations, three at most, with what they show. */
  pictures?: readonly (readonly [illustration: string, alt: string])[];
  button?: { label: string; url: string; alt: string };
  testimony?: string;
  videoId?: string;
}

const DAY = 24 * 3600 * 1000;
const DAYS_BETWEEN = 11;
const LATEST_ID = 64;
/** Publication time of news, 8:30 UTC. */
const HOUR = [8, 30, 0, 0] as const;

/** Returns the database row of a news item; the first is the latest. */
export function newsRow(news: NewsText, index: number, now: Date): JsonRow<'news'> {
  const published = new Date(now.getTime() - (2 + index * DAYS_BETWEEN) * DAY);
  published.setUTCHours(...HOUR);
  const [first, second, third] = (news.pictures ?? []).map(([name, alt]) => ({ ...picture(name), alt }));
  const content: Omit<
    NewsDetailBody,
    'id' | 'title' | 'headerPicture' | 'previewPicture' | 'publicationDate'
  > = {
    description1Formatted: news.texts[0] ?? null,
    description2Formatted: news.texts[1] ?? null,
    description3Formatted: news.texts[2] ?? null,
    description4Formatted: news.texts[3] ?? null,
    buttonLabel: news.button?.label ?? null,
    buttonUrl: news.button?.url ?? null,
    buttonAlt: news.button?.alt ?? null,
    buttonIsNewTab: news.button?.url.startsWith('http') ?? false,
    picture1: first ?? null,
    picture2: second ?? null,
    picture3: third ?? null,
    videoId: news.videoId ?? null,
    testimony: news.testimony ?? null,
  };
  return {
    // The oldest item has the smallest id.
    id: LATEST_ID - index,
    title: news.title,
    header_picture: picture(news.scene),
    preview_picture: picture(news.scene),
    publication_date: published.toISOString(),
    content,
  };
}

function picture(name: string): { desktopUrl: string; mobileUrl: string } {
  const url = `/static/ui/illustrations/${name}.svg`;
  return { desktopUrl: url, mobileUrl: url };
}
