import type { PublicConfiguration } from '@careers/contract';
import type { PageAnswer } from '../protocol/page-answer.ts';

/** With each release, or with what a build of `careers dev` does not exchange in place. */
export type ReloadMode = 'never' | 'release' | 'sources';

/** The server's data for hydration. JSON only. */
export interface PageData {
  configuration: PublicConfiguration;
  /** The answer of a navigation to this page, without the head, which is the document's. */
  answer: Omit<PageAnswer, 'head'>;
  pageName: string;
  /** The shell build of the page, as in `BUILD_HEADER`. */
  build: string;
  /** True for the offline page, which may be shown at another URL. */
  isOfflineFallback: boolean;
  /** Anything but `never` is development. */
  reloads: ReloadMode;
}

export const PAGE_DATA_ID = 'page-data';
