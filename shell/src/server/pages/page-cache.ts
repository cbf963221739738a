import { LRUCache } from 'lru-cache';
import { StaleCache, sizeOf } from '../stale-cache.ts';
import type { Freshness } from '../stale-cache.ts';
import type { StoredAnswer } from './stored-answer.ts';

const MEGABYTE = 1024 * 1024;
const PAGE_MILLISECONDS = 60_000;
const REFUSAL_MILLISECONDS = 10_000;

/** Caches pages and their data. Entries contain nothing about a visitor. */
export class PageCache {
  readonly #pages = new StaleCache<StoredAnswer>({
    entries: 1_000,
    bytes: { maximum: 128 * MEGABYTE, of: ({ size }) => size },
    lifetimeOf: ({ answer }) => (isCacheable(answer) && answer.status < 400 ? PAGE_MILLISECONDS : 0),
    isFailure: ({ answer }) => answer.status >= 500,
  });
  /** 4xx pages have a cache of their own: guessed URLs must not evict pages that exist. */
  readonly #refusals = new LRUCache<string, StoredAnswer>({
    max: 200,
    maxSize: 8 * MEGABYTE,
    sizeCalculation: ({ size }, key) => size + sizeOf(key),
    ttl: REFUSAL_MILLISECONDS,
    ttlResolution: 0,
  });

  /** `keyOf` returns the key to store the answer under, known after rendering. */
  get(
    key: string,
    render: () => Promise<StoredAnswer>,
    keyOf: (answer: StoredAnswer) => string = () => key,
  ): Promise<StoredAnswer> | StoredAnswer {
    const renderAndStore = async () => {
      const stored = await render();
      this.#storeRefusal(keyOf(stored), stored);
      return stored;
    };
    return this.#refusals.get(key) ?? this.#pages.get(key, renderAndStore, keyOf);
  }

  /** Stores an answer that was rendered along with another one. */
  set(key: string, stored: StoredAnswer): void {
    this.#pages.set(key, stored);
    this.#storeRefusal(key, stored);
  }

  stateOf(key: string): Freshness {
    return this.#refusals.has(key) ? 'hit' : this.#pages.stateOf(key);
  }

  #storeRefusal(key: string, stored: StoredAnswer): void {
    const { status } = stored.answer;
    if (isCacheable(stored.answer) && status >= 400 && status < 500) this.#refusals.set(key, stored);
    else this.#refusals.delete(key);
  }
}

function isCacheable(answer: StoredAnswer['answer']): boolean {
  return answer.kind === 'redirect' || answer.isCacheable !== false;
}
