import type { Arm, Moment } from '../views.ts';

/** Size of the drawing, which is stretched to the available space. */
export const WIDTH = 1000;
export const HEIGHT = 100;

/** Maxima of the scale, in %: half of each is a readable figure too. */
const SCALES = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
/** Evidence at the bottom of its scale; lower values are clamped. */
const LOWEST = 0.1;
/** Standard deviations of a 95 % confidence interval. */
const DEVIATIONS = 1.96;

/** A metric of a rollout over time: cumulative from its start, for candidate and released version. */
export interface Chart {
  metric: string;
  isEnough: boolean;
  points: readonly { until: string; candidate: Arm; released: Arm }[];
}

/** Returns the metrics of a rollout that have counts. */
export function chartsOf(course: readonly Moment[]): Chart[] {
  const last = course.at(-1)?.metrics ?? [];
  return last.flatMap(({ metric, isEnough, candidate, released }, index) => {
    if (candidate.units + released.units === 0) return [];
    const points = course.flatMap(({ until, metrics }) => {
      const at = metrics[index];
      return at ? [{ until, candidate: at.candidate, released: at.released }] : [];
    });
    return [{ metric, isEnough, points }];
  });
}

/** Returns a share of failures in %; null without observations. */
export function rateOf({ events, units }: Arm): number | null {
  return units === 0 ? null : (100 * events) / units;
}

/** Returns the confidence interval of the rate in %, from low to high (Wilson score). */
export function rangeOf({ events, units }: Arm): [number, number] {
  if (units === 0) return [0, 100];
  const share = Math.min(1, events / units);
  const square = DEVIATIONS ** 2;
  const middle = share + square / (2 * units);
  const half = DEVIATIONS * Math.sqrt((share * (1 - share)) / units + square / (4 * units ** 2));
  const percent = (value: number) => Math.min(100, Math.max(0, (100 * value) / (1 + square / units)));
  return [percent(middle - half), percent(middle + half)];
}

export interface Course {
  /** End of the scale, in %. */
  scale: number;
  /** Paths of both lines, and of the range of the candidate's. */
  candidate: string;
  released: string;
  range: string;
  /** Last point of the candidate's line; null without observations. */
  end: { x: number; y: number } | null;
}

/** Returns a function from a moment's index to its x coordinate. */
function placesOf(moments: readonly { until: string }[]): (index: number) => number {
  const times = moments.map(({ until }) => Date.parse(until));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return (index) => (last === first ? WIDTH : (WIDTH * ((times[index] ?? first) - first)) / (last - first));
}

export interface EvidenceLine {
  path: string;
  end: { x: number; y: number } | null;
  /** Labels of the logarithmic scale, from the halt threshold down. */
  levels: string[];
}

/** Returns the line of the evidence against a candidate. */
export function evidenceLine(course: readonly Moment[]): EvidenceLine {
  const x = placesOf(course);
  const decades = Math.log10((course.at(-1)?.haltAt ?? 1) / LOWEST);
  const line = course.map(({ evidence }, index) => {
    const share = Math.log10(Math.max(evidence, LOWEST) / LOWEST) / decades;
    return { x: x(index), y: HEIGHT * (1 - Math.min(1, share)) };
  });
  const levels = [3, 2, 1, 0].map((third) =>
    String(Number((LOWEST * 10 ** ((third * decades) / 3)).toPrecision(2))),
  );
  return { path: pathOf(line), end: line.at(-1) ?? null, levels };
}

/** Returns the lines of a metric: cumulative failure rates at each moment. */
export function courseOf({ points }: Pick<Chart, 'points'>): Course {
  const x = placesOf(points);
  const scale = scaleOf(points);
  const y = (rate: number) => HEIGHT * (1 - Math.min(1, rate / scale));
  const placed = (arm: 'candidate' | 'released') =>
    points.flatMap((point, index) => {
      const rate = rateOf(point[arm]);
      return rate === null ? [] : [{ x: x(index), y: y(rate), range: rangeOf(point[arm]) }];
    });
  const candidate = placed('candidate');
  const edges = [
    ...candidate.map(({ x: at, range: [, high] }) => ({ x: at, y: y(high) })),
    ...candidate.map(({ x: at, range: [low] }) => ({ x: at, y: y(low) })).toReversed(),
  ];
  return {
    scale,
    candidate: pathOf(candidate),
    released: pathOf(placed('released')),
    range: pathOf(edges),
    end: candidate.at(-1) ?? null,
  };
}

/** Fits the scale to the later half and the current interval, and cuts earlier peaks, as the first rates jump. */
function scaleOf(points: Chart['points']): number {
  const later = points.slice(Math.floor(points.length / 2));
  const rates = later.flatMap(({ candidate, released }) => [rateOf(candidate) ?? 0, rateOf(released) ?? 0]);
  const last = points.at(-1)?.candidate;
  const highest = Math.max(...rates, last && last.units > 0 ? rangeOf(last)[1] : 0);
  return SCALES.find((scale) => scale >= highest) ?? 100;
}

function pathOf(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}
