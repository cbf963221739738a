import type { PublicConfiguration } from '@careers/contract';
import type { PageAnswer } from '../protocol/page-answer.ts';

/** The server's data for hydration. JSON only. */
export interface PageData {
  configuration: PublicConfiguration;
  /** The answer of a navigation to this page, without the head, which is the document's. */
  answer: Omit<PageAnswer, 'head'>;
  pageName: string;
  /** The shell build of the page, as in `BUILD_HEADER`. */
  build: string;
  /** Whether this is the offline page, which may be shown at another URL. */
  isOfflineFallback: boolean;
  /** Reload when a release changes: development only. */
  reloads: boolean;
}

export const PAGE_DATA_ID = 'page-data';
