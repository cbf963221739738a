/** Returns a quantile of the times. */
export function quantile(times: readonly number[], share: number): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length * share)] ?? 0;
}

/** Maximum of the median and of the 95th percentile, in milliseconds. */
export interface Budget {
  p50?: number;
  p95?: number;
}

/** Prints both with their budgets; returns false if one is exceeded. */
export function report(name: string, times: readonly number[], budget: Budget = {}): boolean {
  const figures = (
    [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const
  ).map(([key, share]) => {
    const value = quantile(times, share);
    const most = budget[key];
    const isKept = most === undefined || value <= most;
    const beside = most === undefined ? '' : ` (budget ${most} ms${isKept ? '' : ', BROKEN'})`;
    return { isKept, text: `${key} ${value.toFixed(1).padStart(7)} ms${beside}` };
  });
  console.log(`${name.padEnd(20)} ${figures.map(({ text }) => text).join('   ')}`);
  return figures.every(({ isKept }) => isKept);
}
