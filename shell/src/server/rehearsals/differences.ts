import type { Difference } from './compare-outlines.ts';
import type { ReportedDifference } from './rehearsal-report.ts';

const MAX_KNOWN = 500;
const MAX_REPORTED = 25;
const MAX_WHAT = 300;
/** Of durations and sizes: enough for a median. */
const MAX_MEASURED = 500;
const MIN_MEASURED = 20;
const SLOWER = { factor: 1.5, atLeast: 20 };
const LARGER = { factor: 1.2, atLeast: 5_000 };

export interface Measured {
  milliseconds: number;
  bytes: number;
}

/** Differences between the pages of two versions, grouped: one that many pages have is one. */
export class Differences {
  readonly #known = new Map<string, ReportedDifference>();
  readonly #measured: { released: Measured; candidate: Measured }[] = [];

  add(example: string, differences: readonly Difference[]): void {
    for (const { rule, what } of differences) {
      const key = `${rule} ${what}`;
      const known = this.#known.get(key);
      if (known) known.pages += 1;
      else if (this.#known.size < MAX_KNOWN)
        this.#known.set(key, { rule, what: what.slice(0, MAX_WHAT), pages: 1, example });
    }
  }

  measure(released: Measured, candidate: Measured): void {
    if (this.#measured.length < MAX_MEASURED) this.#measured.push({ released, candidate });
  }

  /** Those of most pages first. */
  get reported(): ReportedDifference[] {
    const found = [...this.#known.values()].sort((one, other) => other.pages - one.pages);
    return [...this.#ofAll(), ...found.slice(0, MAX_REPORTED)].map((each) => ({ ...each }));
  }

  #ofAll(): ReportedDifference[] {
    const pages = this.#measured.length;
    if (pages < MIN_MEASURED) return [];
    const medians = (of: keyof Measured) => ({
      released: median(this.#measured.map(({ released }) => released[of])),
      candidate: median(this.#measured.map(({ candidate }) => candidate[of])),
    });
    const [time, size] = [medians('milliseconds'), medians('bytes')];
    const difference = (rule: string, what: string) => ({ rule, what, pages, example: null });
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
    return [
      ...(isMore(time, SLOWER)
        ? [
            difference(
              'time',
              `Pages take ${time.candidate.toFixed(0)} ms, ${time.released.toFixed(0)} ms in the released version (medians)`,
            ),
          ]
        : []),
      ...(isMore(size, LARGER)
        ? [
            difference(
              'size',
              `Documents have ${kilobytes(size.candidate)} kB, ${kilobytes(size.released)} kB in the released version (medians)`,
            ),
          ]
        : []),
    ];
  }
}

function isMore(
  { released, candidate }: { released: number; candidate: number },
  { factor, atLeast }: typeof SLOWER,
): boolean {
  return candidate > released * factor && candidate - released >= atLeast;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
