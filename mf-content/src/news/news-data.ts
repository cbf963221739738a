import type { NewsDetail } from '@careers/api-client';
import type { NewsPage } from '../../content/schema/frames.ts';

export interface NewsLink {
  id: number;
  title: string;
  path: string;
  picture: { desktopUrl: string; mobileUrl: string };
  /** `day` for `datetime`, `label` for readers. */
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
  /** The first words, for search engines. */
  summary: string;
  button: { label: string; href: string; name: string; isNewTab: boolean } | null;
  others: NewsLink[];
}
