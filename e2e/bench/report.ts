import { BUDGETS } from './budgets.ts';
import type { PageCost } from './page-cost.ts';
import { median } from './statistics.ts';

const KINDS = ['document', 'script', 'font', 'image', 'other'] as const;

/** Figures as they are printed, each beside its budget where it has one. */
export class Report {
  /** What is over its budget. */
  readonly broken: string[] = [];
  #part = '';

  begin(part: string): void {
    this.#part = part;
    console.log(`\n${part}`);
  }

  line(label: string, value: number, unit: string, budget?: number): void {
    const isBroken = budget !== undefined && value > budget;
    if (isBroken) this.broken.push(`${this.#part}, ${label} ${value.toFixed(2)} > ${budget}`);
    const digits = unit === 'x' || unit === '' ? 3 : 1;
    console.log(
      `  ${label}: ${value.toFixed(digits)} ${unit}${budget === undefined ? '' : ` (budget ${budget} ${unit})`}${isBroken ? '  BROKEN' : ''}`,
    );
  }

  /** Prints the medians of a page's costs, beside those of the same page served as a file where there are any. */
  page(name: string, own: readonly PageCost[], asFile: readonly PageCost[]): void {
    const of = (costs: readonly PageCost[], value: (cost: PageCost) => number) => median(costs.map(value));
    const paint = (label: string, value: (cost: PageCost) => number) =>
      console.log(
        `  ${label}: ${of(own, value).toFixed(0)} ms${asFile.length > 0 ? `, as a file ${of(asFile, value).toFixed(0)} ms` : ''}`,
      );
    this.begin(name);
    this.line(
      'requests',
      of(own, ({ requests }) => requests),
      '',
    );
    for (const kind of KINDS) {
      const kilobytes = of(own, ({ bytes }) => bytes[kind]) / 1024;
      this.line(kind, kilobytes, 'kB', kind === 'script' ? BUDGETS.scriptKilobytes : undefined);
    }
    paint('first paint', ({ firstPaint }) => firstPaint);
    paint('largest paint', ({ largestPaint }) => largestPaint);
    if (asFile.length > 0) {
      const largest = ({ largestPaint }: PageCost) => largestPaint;
      const ratio = of(own, largest) / of(asFile, largest);
      this.line('largest paint against the file', ratio, 'x', BUDGETS.largestPaintRatio);
    }
    const blocking = of(own, (cost) => cost.blocking);
    this.line('blocking time', blocking, 'ms', BUDGETS.blockingMilliseconds);
    const shift = of(own, (cost) => cost.shift);
    this.line('layout shift', shift, '', BUDGETS.layoutShift);
  }
}
