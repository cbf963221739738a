import { median } from '../rules/statistics.ts';

export type Limit = { atMost: number } | { atLeast: number } | { exactly: number };

/** Expectation of a figure. An exceeded budget fails the run; a missed goal is only marked. */
export interface Expectation {
  budget?: Limit;
  goal?: Limit;
  /** Advice for an exceeded budget. */
  advice?: string;
}

export interface Figure extends Expectation {
  value: number;
  digits: number;
  /** Measurements whose median is `value`. */
  runs?: readonly number[];
}

/** With fewer runs, times and their ratios are not significant. */
const MIN_RUNS = 3;

/** Returns the expectation of a ratio of times: with few runs its budget becomes a goal, without runs there is none. */
export function judgedBy(runs: number, { budget, ...rest }: Expectation): Expectation {
  if (runs === 0) return {};
  if (!budget) return rest;
  return runs < MIN_RUNS ? { goal: budget } : { budget, ...rest };
}

/** Creates a figure from a value, or from the median of several runs. */
export function figure(
  measured: number | readonly number[],
  digits = 0,
  expectation: Expectation = {},
): Figure {
  return typeof measured === 'number'
    ? { value: measured, digits, ...expectation }
    : { value: median(measured), runs: measured, digits, ...expectation };
}

/** NaN, a failed measurement, is within no limit. */
export function isWithin(value: number, limit: Limit): boolean {
  if ('atMost' in limit) return value <= limit.atMost;
  return 'atLeast' in limit ? value >= limit.atLeast : value === limit.exactly;
}

export function isBroken({ value, budget }: Figure): boolean {
  return budget !== undefined && !isWithin(value, budget);
}

/** Formats a figure with its expectation: `132.4 (≤135 ✓)`, `12 (goal ≤10 ✗)`. */
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
