import type { PostgresPool } from 'kysely';

const MAX_WAIT_MILLISECONDS = 2_000;

/**
 * Measures how long the next query in the pool's queue has waited for a connection, a better signal than the queue's
 * length: fifty queries of 3 ms are quick, ten of a second are not.
 */
export class WaitingTime implements PostgresPool {
  readonly #pool: PostgresPool;
  /** Start of each wait, in the order in which the pool serves them. */
  readonly #waiting = new Set<{ since: number }>();

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  get options() {
    return this.#pool.options;
  }

  /** Returns true when the next query in line waits too long. */
  isTooLong(): boolean {
    const [next] = this.#waiting;
    return next !== undefined && performance.now() - next.since > MAX_WAIT_MILLISECONDS;
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
