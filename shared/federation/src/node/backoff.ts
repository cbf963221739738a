const FIRST_MILLISECONDS = 100;
const MAX_MILLISECONDS = 10_000;
/** After a run of this long the delay starts anew: the start was not the cause. */
const STEADY_MILLISECONDS = 30_000;

/** How long to wait before something that ended is started again: not at all at first, then twice as long each time. */
export class Backoff {
  #failures = 0;

  /** Returns what to wait, in milliseconds, after a life of this length. */
  after(lifeMilliseconds: number): number {
    if (lifeMilliseconds >= STEADY_MILLISECONDS) this.#failures = 0;
    this.#failures += 1;
    if (this.#failures === 1) return 0;
    return Math.min(MAX_MILLISECONDS, FIRST_MILLISECONDS * 2 ** (this.#failures - 2));
  }
}
