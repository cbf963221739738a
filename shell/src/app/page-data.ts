import type { PublicConfiguration } from '@careers/contract';
import type { PageAnswer } from '../protocol/page-answer.ts';

/** Trigger of reloads: never, each release, or builds of `careers dev` that cannot be hot-replaced. */
export type ReloadMode = 'never' | 'release' | 'sources';

/** The server's data for hydration. JSON only. */
export interface PageData {
  configuration: PublicConfiguration;
  /** Navigation answer of this page, without the head, which is in the document. */
  answer: Omit<PageAnswer, 'head'>;
  pageName: string;
  /** The shell build of the page, as in `BUILD_HEADER`. */
  build: string;
  /** True for the offline page, which may be shown at another URL. */
  isOfflineFallback: boolean;
  /** Any value except `never` means development. */
  reloads: ReloadMode;
}

export const PAGE_DATA_ID = 'page-data';
