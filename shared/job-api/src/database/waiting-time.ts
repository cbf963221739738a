import type { PostgresPool } from 'kysely';

/** Longer than a visitor should wait for the database, in milliseconds. */
const TOO_LONG = 2_000;

/**
 * Measures how long whoever is next in the pool's line has waited for a connection. A length says less: fifty queries of
 * three milliseconds are a moment, ten of a second are not.
 */
export class WaitingTime implements PostgresPool {
  readonly #pool: PostgresPool;
  /** Since when each one waits, in the order in which the pool serves them. */
  readonly #waiting = new Set<{ since: number }>();

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  get options() {
    return this.#pool.options;
  }

  /** Whether who comes now had better come again later. */
  isTooLong(): boolean {
    const [next] = this.#waiting;
    return next !== undefined && performance.now() - next.since > TOO_LONG;
  }

  async connect() {
    const entry = { since: performance.now() };
    this.#waiting.add(entry);
    try {
      return await this.#pool.connect();
    } finally {
      this.#waiting.delete(entry);
    }
  }

  end() {
    return this.#pool.end();
  }
}
