import type { PageRemote } from './page-answer.ts';

/** The visitor's release set: the browser requests a page's scripts together with its data. */
export interface ReleaseMap {
  /** See `BUILD_HEADER`. */
  build: string;
  remotes: readonly MappedRemote[];
}

export interface MappedRemote extends Pick<PageRemote, 'name' | 'version' | 'entry' | 'integrity'> {
  pages: readonly {
    /** Unique within the remote. */
    id: string;
    /** React Router's patterns. */
    paths: readonly string[];
    /** All chunks of the page, including its widgets'. */
    files: readonly string[];
  }[];
}

/**
 * Header of a release map: `known` for visitors whose page was rendered for their cohort, `new` for those who had none. Sent
 * with each answer, since a 304 keeps the stored headers that it does not name.
 */
export const COHORT_HEADER = 'x-cohort';
