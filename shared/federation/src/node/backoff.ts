const FIRST_MILLISECONDS = 100;
const MAX_MILLISECONDS = 10_000;
/** Run time after which the delay resets, as the start was not the cause. */
const STEADY_MILLISECONDS = 30_000;

/** Exponential backoff between restarts; the first restart is immediate. */
export class Backoff {
  #failures = 0;

  /** Returns the delay before the next restart, in milliseconds, given the last run's duration. */
  after(lifeMilliseconds: number): number {
    if (lifeMilliseconds >= STEADY_MILLISECONDS) this.#failures = 0;
    this.#failures += 1;
    if (this.#failures === 1) return 0;
    return Math.min(MAX_MILLISECONDS, FIRST_MILLISECONDS * 2 ** (this.#failures - 2));
  }
}
