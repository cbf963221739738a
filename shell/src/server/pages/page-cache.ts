import { StaleCache } from '../stale-cache.ts';
import type { StoredAnswer } from './stored-answer.ts';

const FRESH_MILLISECONDS = 60_000;
const ENTRIES = 1_000;
const BYTES = 128 * 1024 * 1024;

export type PageCache = StaleCache<StoredAnswer>;

/** Returns the cache of pages and their data, by release set and address. They hold nothing about the visitor. */
export function createPageCache(): PageCache {
  return new StaleCache({
    entries: ENTRIES,
    bytes: { maximum: BYTES, of: ({ size }) => size },
    lifetimeOf: ({ answer }) => (answer.kind === 'body' && answer.isKept === false ? 0 : FRESH_MILLISECONDS),
    isFailure: ({ answer }) => answer.kind === 'body' && answer.isFailure === true,
  });
}
