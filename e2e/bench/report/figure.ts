import { median } from '../rules/statistics.ts';

export type Limit = { atMost: number } | { atLeast: number } | { exactly: number };

/** What is expected of a figure. A broken budget fails the run; a goal that is missed is only shown. */
export interface Expectation {
  budget?: Limit;
  goal?: Limit;
  /** What to do about a broken budget. */
  mend?: string;
}

export interface Figure extends Expectation {
  value: number;
  digits: number;
  /** What was measured each time, where `value` is the median. */
  runs?: readonly number[];
}

/** Fewer runs than this say nothing of a time, not even of a ratio of times. */
const RUNS_TO_JUDGE = 3;

/** Returns what to expect of a ratio of times: with few runs its budget is only a goal, without any nothing. */
export function judgedBy(runs: number, { budget, ...rest }: Expectation): Expectation {
  if (runs === 0) return {};
  if (!budget) return rest;
  return runs < RUNS_TO_JUDGE ? { goal: budget } : { budget, ...rest };
}

/** Makes a figure of one value, or of the median of several runs. */
export function figure(
  measured: number | readonly number[],
  digits = 0,
  expectation: Expectation = {},
): Figure {
  return typeof measured === 'number'
    ? { value: measured, digits, ...expectation }
    : { value: median(measured), runs: measured, digits, ...expectation };
}

/** What cannot be measured, NaN, is within no limit. */
export function isWithin(value: number, limit: Limit): boolean {
  if ('atMost' in limit) return value <= limit.atMost;
  return 'atLeast' in limit ? value >= limit.atLeast : value === limit.exactly;
}

export function isBroken({ value, budget }: Figure): boolean {
  return budget !== undefined && !isWithin(value, budget);
}

/** A figure as it is printed, beside what is expected of it: `132.4 (≤135 ✓)`, `12 (goal ≤10 ✗)`. */
export function figureText({ value, digits, budget, goal }: Figure): string {
  const shown = Number.isFinite(value) ? value.toFixed(digits) : '–';
  const expected = [
    budget && `${limitText(budget)} ${isWithin(value, budget) ? '✓' : 'BROKEN'}`,
    goal && `goal ${limitText(goal)} ${isWithin(value, goal) ? '✓' : '✗'}`,
  ].filter((text) => text !== undefined);
  return expected.length > 0 ? `${shown} (${expected.join(', ')})` : shown;
}

export function limitText(limit: Limit): string {
  if ('atMost' in limit) return `≤${limit.atMost}`;
  return 'atLeast' in limit ? `≥${limit.atLeast}` : `=${limit.exactly}`;
}
