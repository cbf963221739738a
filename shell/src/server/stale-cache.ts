import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
/** Maximum age after expiry while revalidating (decisions.md#composition-and-caches). */
const STALE_WHILE_REVALIDATE = 10 * MINUTE;
/** Maximum age after expiry when revalidation fails (decisions.md#composition-and-caches). */
const STALE_IF_ERROR = 24 * 60 * MINUTE;
/** Concurrent revalidations: a crawler hits hundreds of stale values a second, and must not delay cache misses. */
const MAX_REVALIDATIONS = 4;

/** Upper bound for text in memory. */
const BYTES_PER_CHARACTER = 2;

/** Returns the size of a key: addresses may be longer than their values. */
export const sizeOf = (key: string) => key.length * BYTES_PER_CHARACTER;

interface Entry<Value> {
  value: Value;
  /** In milliseconds of `performance.now()`. */
  freshUntil: number;
}

export interface StaleCacheOptions<Value> {
  entries: number;
  /** Maximum of all values and keys together, and the size of a value. */
  bytes?: { maximum: number; of(value: Value): number };
  /** Time to live in milliseconds; 0 for a value that is not cached. */
  lifetimeOf(value: Value, key: string): number;
  /** Returns true for an error, in place of which a stale value is served. */
  isFailure?(value: Value): boolean;
}

export type Freshness = 'hit' | 'stale' | 'miss';

/**
 * LRU cache with stale-while-revalidate (ten minutes) and stale-if-error (a day). Concurrent callers share one load.
 * With many revalidations running, a stale value is served without one.
 */
export class StaleCache<Value extends object> {
  readonly #options: StaleCacheOptions<Value>;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #loading = new Map<string, Promise<Value>>();
  #revalidations = 0;

  constructor(options: StaleCacheOptions<Value>) {
    this.#options = options;
    const { entries, bytes } = options;
    this.#entries = new LRUCache({
      max: entries,
      ...(bytes && {
        maxSize: bytes.maximum,
        sizeCalculation: ({ value }: Entry<Value>, key: string) => Math.max(1, bytes.of(value) + sizeOf(key)),
      }),
    });
  }

  /**
   * Returns the cached value or loads it; rejects as `load` does when nothing can be served.
   * `keyOf` returns the key to store a value under, when it is known after loading.
   */
  get(
    key: string,
    load: () => Promise<Value>,
    keyOf: (value: Value) => string = () => key,
  ): Promise<Value> | Value {
    const entry = this.#entries.get(key);
    const late = entry ? performance.now() - entry.freshUntil : Number.POSITIVE_INFINITY;
    if (entry && late <= 0) return entry.value;
    if (entry && late <= STALE_WHILE_REVALIDATE) {
      void this.#revalidate(key, load, keyOf);
      return entry.value;
    }
    const loading = this.#load(key, load, keyOf);
    if (!entry || late > STALE_IF_ERROR) return loading;
    return loading.then(
      (value) => (this.#options.isFailure?.(value) ? entry.value : value),
      () => entry.value,
    );
  }

  /** Stores a value, or deletes the older one when the value is not cacheable. */
  set(key: string, value: Value): void {
    const lifetime = this.#options.lifetimeOf(value, key);
    if (lifetime > 0) this.#entries.set(key, { value, freshUntil: performance.now() + lifetime });
    else this.#entries.delete(key);
  }

  stateOf(key: string): Freshness {
    const entry = this.#entries.peek(key);
    if (!entry) return 'miss';
    return entry.freshUntil >= performance.now() ? 'hit' : 'stale';
  }

  async #revalidate(key: string, load: () => Promise<Value>, keyOf: (value: Value) => string): Promise<void> {
    if (this.#loading.has(key) || this.#revalidations >= MAX_REVALIDATIONS) return;
    this.#revalidations += 1;
    try {
      await this.#load(key, load, keyOf);
    } catch {
      // The stale value was served already.
    } finally {
      this.#revalidations -= 1;
    }
  }

  #load(key: string, load: () => Promise<Value>, keyOf: (value: Value) => string): Promise<Value> {
    const pending = this.#loading.get(key);
    if (pending) return pending;
    const loading = load()
      .then((value) => {
        if (!(this.#options.isFailure?.(value) ?? false)) this.set(keyOf(value), value);
        return value;
      })
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }
}
