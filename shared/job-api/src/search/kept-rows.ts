import { LRUCache } from 'lru-cache';

/** What the key of an answer weighs. */
const KEY_ROWS = 4;

/** Keeps what was asked of the database, so many rows in all; what was asked for longest ago leaves first. */
export class KeptRows<Rows extends { readonly length: number }> {
  readonly #kept: LRUCache<string, Rows, () => Promise<Rows>>;

  constructor(mostRows: number) {
    this.#kept = new LRUCache({
      maxSize: mostRows,
      sizeCalculation: (rows) => rows.length + KEY_ROWS,
      fetchMethod: (_key, _stale, { context: ask }) => ask(),
      // Whoever waits for what has no room any more is answered all the same.
      ignoreFetchAbort: true,
    });
  }

  /**
   * Returns what is kept under a key, or else what `ask` returns; who asks at the same time shares it.
   * @throws whatever it throws; the next one asks again.
   */
  of(key: string, ask: () => Promise<Rows>): Promise<Rows> {
    return this.#kept.forceFetch(key, { context: ask });
  }
}
