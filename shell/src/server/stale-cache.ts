import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
/** How old beyond its time a value may be served while it is made anew (decisions.md#composition-and-caches). */
const STALE_WHILE_REVALIDATE = 10 * MINUTE;
/** How old beyond its time a value may be served when it cannot be made anew (decisions.md#composition-and-caches). */
const STALE_IF_ERROR = 24 * 60 * MINUTE;
/**
 * How many stale values are made anew at once: a robot is served hundreds of them a second, and making them all would
 * take everything from those who wait for a new one.
 */
const MOST_RENEWALS = 4;

interface Entry<Value> {
  value: Value;
  /** Milliseconds, by `performance.now`. */
  freshUntil: number;
}

export interface StaleCacheOptions<Value> {
  entries: number;
  /** Bytes of all values together, and how large one is. */
  bytes?: { maximum: number; of(value: Value): number };
  /** For how long a value is as good as new, in milliseconds; 0 for one that is not kept. */
  lifetimeOf(value: Value, key: string): number;
  /** Whether a value only says that there is none: an older one is better. */
  isFailure?(value: Value): boolean;
}

export type Freshness = 'hit' | 'stale' | 'miss';

/**
 * Keeps values by key, the least used leave first. A stale one is served at once while it is made anew, for ten minutes;
 * an older one, up to a day, only where making fails. Those who ask for the same value at once share its making. Where
 * many are being made anew, a stale one stays until it is asked for again.
 */
export class StaleCache<Value extends object> {
  readonly #options: StaleCacheOptions<Value>;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #making = new Map<string, Promise<Value>>();
  #renewals = 0;

  constructor(options: StaleCacheOptions<Value>) {
    this.#options = options;
    const { entries, bytes } = options;
    this.#entries = new LRUCache({
      max: entries,
      ...(bytes && {
        maxSize: bytes.maximum,
        sizeCalculation: ({ value }: Entry<Value>) => Math.max(1, bytes.of(value)),
      }),
    });
  }

  /**
   * Returns the value, making it only where there is none to serve; rejects as `make` does where nothing is left.
   * `keyOf`: the key to keep it under, where that is known only once it was made.
   */
  get(
    key: string,
    make: () => Promise<Value>,
    keyOf: (value: Value) => string = () => key,
  ): Promise<Value> | Value {
    const entry = this.#entries.get(key);
    const late = entry ? performance.now() - entry.freshUntil : Number.POSITIVE_INFINITY;
    if (entry && late <= 0) return entry.value;
    if (entry && late <= STALE_WHILE_REVALIDATE) {
      void this.#renew(key, make, keyOf);
      return entry.value;
    }
    const making = this.#make(key, make, keyOf);
    if (!entry || late > STALE_IF_ERROR) return making;
    return making.then(
      (value) => (this.#options.isFailure?.(value) ? entry.value : value),
      () => entry.value,
    );
  }

  /** Returns the value if it is as good as new. */
  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.freshUntil >= performance.now() ? entry.value : undefined;
  }

  /** Keeps a value that was made along with another; one that is not kept still takes the place of an older one. */
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

  async #renew(key: string, make: () => Promise<Value>, keyOf: (value: Value) => string): Promise<void> {
    if (this.#making.has(key) || this.#renewals >= MOST_RENEWALS) return;
    this.#renewals += 1;
    try {
      await this.#make(key, make, keyOf);
    } catch {
      // The stale value is still good.
    } finally {
      this.#renewals -= 1;
    }
  }

  #make(key: string, make: () => Promise<Value>, keyOf: (value: Value) => string): Promise<Value> {
    const known = this.#making.get(key);
    if (known) return known;
    const making = make()
      .then((value) => {
        if (!(this.#options.isFailure?.(value) ?? false)) this.set(keyOf(value), value);
        return value;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }
}
