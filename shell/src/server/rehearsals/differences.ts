import type { Difference } from './compare-outlines.ts';
import type { ReportedDifference } from './rehearsal-report.ts';

const MAX_KNOWN = 500;
const MAX_REPORTED = 25;
const MAX_WHAT = 300;
/** Maximum number of sizes and durations: enough for a median. */
const MAX_MEASURED = 500;
const MIN_MEASURED = 20;
const SLOWER = { factor: 1.5, atLeast: 20 };
const LARGER = { factor: 1.2, atLeast: 5_000 };

interface Both {
  released: number;
  candidate: number;
}

/** Differences between the pages of two versions, grouped by kind with the number of pages. */
export class Differences {
  readonly #known = new Map<string, ReportedDifference>();
  readonly #bytes: Both[] = [];
  readonly #milliseconds: Both[] = [];

  add(example: string, differences: readonly Difference[]): void {
    for (const { rule, what } of differences) {
      const key = `${rule} ${what}`;
      const known = this.#known.get(key);
      if (known) known.pages += 1;
      else if (this.#known.size < MAX_KNOWN)
        this.#known.set(key, { rule, what: what.slice(0, MAX_WHAT), pages: 1, example });
    }
  }

  /** Adds the sizes of two documents. */
  measureBytes(both: Both): void {
    if (this.#bytes.length < MAX_MEASURED) this.#bytes.push(both);
  }

  /** Adds the durations of two answers. */
  measureMilliseconds(both: Both): void {
    if (this.#milliseconds.length < MAX_MEASURED) this.#milliseconds.push(both);
  }

  /** Differences sorted by the number of affected pages. */
  get reported(): ReportedDifference[] {
    const found = [...this.#known.values()].sort((one, other) => other.pages - one.pages);
    return [...this.#ofAll(), ...found.slice(0, MAX_REPORTED)].map((each) => ({ ...each }));
  }

  #ofAll(): ReportedDifference[] {
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
    const milliseconds = (duration: number) => `${duration.toFixed(0)} ms`;
    return [
      ...medianDifference('time', this.#milliseconds, SLOWER, (time) => `Pages take ${milliseconds(time)}`),
      ...medianDifference('size', this.#bytes, LARGER, (size) => `Documents have ${kilobytes(size)}`),
    ];
  }
}

/** Reports a median that is much higher in the candidate, given enough measurements. */
function medianDifference(
  rule: string,
  measured: readonly Both[],
  { factor, atLeast }: typeof SLOWER,
  describe: (median: number) => string,
): ReportedDifference[] {
  const released = median(measured.map((both) => both.released));
  const candidate = median(measured.map((both) => both.candidate));
  const isMore = candidate > released * factor && candidate - released >= atLeast;
  if (measured.length < MIN_MEASURED || !isMore) return [];
  const what = `${describe(candidate)}. ${describe(released)} in the released version (medians)`;
  return [{ rule, what, pages: measured.length, example: null }];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
