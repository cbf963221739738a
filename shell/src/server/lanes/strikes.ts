const WINDOW_MILLISECONDS = 10 * 60_000;
const STRIKES = 3;

/** Counts how often each version has ended a lane: three times in ten minutes is enough. */
export class Strikes {
  readonly #times = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Returns whether it was once too often; then the count begins anew, for who tries the version again. */
  add(version: string): boolean {
    const now = this.#now();
    const times = (this.#times.get(version) ?? []).filter((time) => now - time < WINDOW_MILLISECONDS);
    times.push(now);
    const isOver = times.length >= STRIKES;
    this.#times.set(version, isOver ? [] : times);
    return isOver;
  }
}
