export interface Shift {
  /** Milliseconds since navigation start. */
  at: number;
  value: number;
}

const GAP_MILLISECONDS = 1_000;
const WINDOW_MILLISECONDS = 5_000;

/** Returns the cumulative layout shift: the worst session window, with gaps under a second and at most five seconds. */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let [worst, burst, began, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    const continues = at - last < GAP_MILLISECONDS && at - began < WINDOW_MILLISECONDS;
    if (!continues) began = at;
    burst = continues ? burst + value : value;
    last = at;
    worst = Math.max(worst, burst);
  }
  return worst;
}
