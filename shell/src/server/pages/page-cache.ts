import { StaleCache } from '../stale-cache.ts';
import type { Freshness } from '../stale-cache.ts';
import type { StoredAnswer } from './stored-answer.ts';

const MEGABYTE = 1024 * 1024;
const PAGES = { entries: 1_000, bytes: 128 * MEGABYTE, milliseconds: 60_000 };
/** 4xx pages have a cache of their own: guessed URLs must not evict pages that exist. */
const REFUSALS = { entries: 200, bytes: 8 * MEGABYTE, milliseconds: 10_000 };

/** Caches pages and their data. Entries contain nothing about a visitor. */
export class PageCache {
  readonly #pages = cacheOf(PAGES, (answer) => !isRefusal(answer));
  readonly #refusals = cacheOf(REFUSALS, isRefusal);

  /** `keyOf` returns the key to store the answer under, known after rendering. */
  get(
    key: string,
    render: () => Promise<StoredAnswer>,
    keyOf: (answer: StoredAnswer) => string = () => key,
  ): Promise<StoredAnswer> | StoredAnswer {
    const renderAndStore = async () => {
      const answer = await render();
      this.#refusals.set(keyOf(answer), answer);
      return answer;
    };
    return this.#refusals.fresh(key) ?? this.#pages.get(key, renderAndStore, keyOf);
  }

  /** Stores an answer that was rendered along with another. */
  set(key: string, answer: StoredAnswer): void {
    this.#pages.set(key, answer);
    this.#refusals.set(key, answer);
  }

  stateOf(key: string): Freshness {
    return this.#refusals.fresh(key) ? 'hit' : this.#pages.stateOf(key);
  }
}

function cacheOf(limits: typeof PAGES, accepts: (answer: StoredAnswer) => boolean) {
  return new StaleCache<StoredAnswer>({
    entries: limits.entries,
    bytes: { maximum: limits.bytes, of: ({ size }) => size },
    lifetimeOf: (stored) => (accepts(stored) && isCacheable(stored) ? limits.milliseconds : 0),
    isFailure: ({ answer }) => answer.status >= 500,
  });
}

function isCacheable({ answer }: StoredAnswer): boolean {
  return answer.status < 500 && (answer.kind === 'redirect' || answer.isCacheable !== false);
}

function isRefusal({ answer }: StoredAnswer): boolean {
  return answer.status >= 400 && answer.status < 500;
}
