import type { NewsDetail } from '@careers/api-client';
import type { NewsPage } from '../../content/schema/frames.ts';

export interface NewsLink {
  id: number;
  title: string;
  path: string;
  picture: { desktopUrl: string; mobileUrl: string };
  /** As `datetime` of an element and as people read it. */
  date: { day: string; label: string };
}

export interface NewsListData {
  page: NewsPage;
  news: NewsLink[];
  /** Counts from 0. */
  index: number;
  pageCount: number;
}

type Texts = Pick<
  NewsDetail,
  | 'description1Formatted'
  | 'description2Formatted'
  | 'description3Formatted'
  | 'description4Formatted'
  | 'picture1'
  | 'picture2'
  | 'picture3'
  | 'videoId'
  | 'testimony'
>;

export interface NewsDetailData extends NewsLink, Texts {
  header: { desktopUrl: string; mobileUrl: string };
  /** First words of the text, for search engines. */
  summary: string;
  button: { label: string; href: string; name: string; isNewTab: boolean } | null;
  others: NewsLink[];
}
