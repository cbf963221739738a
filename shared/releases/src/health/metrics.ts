import type { ArmCounts, Minute, Ratios } from './evidence.ts';
import { logEvidence } from './evidence.ts';
import type { RolloutHealth } from './schemas.ts';

/** Count columns of minutes and hours. */
export const COUNTS = [
  ...(['renders', 'failed_renders', 'visits', 'failed_visits'] as const),
  ...(['paints', 'late_paints', 'answers', 'late_answers', 'layouts', 'shifted_layouts'] as const),
] as const;

/** Counts of a version within a minute, over all shells. */
export type MinuteCounts = Record<(typeof COUNTS)[number], number>;

/** Computes a number for each count. */
export function countsBy(numberOf: (count: (typeof COUNTS)[number]) => number): MinuteCounts {
  return Object.fromEntries(COUNTS.map((count) => [count, numberOf(count)])) as MinuteCounts;
}

/** Counts of both arms of a rollout in a minute. */
export interface RolloutMinute {
  at: Date;
  candidate: MinuteCounts;
  released: MinuteCounts;
}

interface Metric {
  name: string;
  /** Weight in the sum of e-values, which is itself an e-value; all weights sum to 1. */
  weight: number;
  ratios: Ratios;
  countsOf(counts: MinuteCounts): ArmCounts;
}

export const FAILURES: Ratios = { tolerated: 1.25, worse: [1.5, 2, 3, 5, 10, 30] };

/** Slow pages are frequent, so small differences are detected soon. */
export const SLOWNESS: Ratios = { tolerated: 1.05, worse: [1.15, 1.3, 1.6, 2, 3] };

/** Weight of each of the two failure metrics: a failure is worse than a slow page. */
const FAILURE_WEIGHT = 0.4;
/** Weight of each of the three slowness metrics. */
const SLOWNESS_WEIGHT = 0.2 / 3;

export const METRICS: readonly Metric[] = [
  {
    ...{ name: 'pages failed on the server', weight: FAILURE_WEIGHT, ratios: FAILURES },
    countsOf: (counts) => ({
      units: counts.renders + counts.failed_renders,
      events: counts.failed_renders,
    }),
  },
  {
    ...{ name: 'visits failed in the browser', weight: FAILURE_WEIGHT, ratios: FAILURES },
    countsOf: (counts) => ({ units: counts.visits, events: counts.failed_visits }),
  },
  {
    ...{ name: 'pages painted late', weight: SLOWNESS_WEIGHT, ratios: SLOWNESS },
    countsOf: (counts) => ({ units: counts.paints, events: counts.late_paints }),
  },
  {
    ...{ name: 'pages answered late', weight: SLOWNESS_WEIGHT, ratios: SLOWNESS },
    countsOf: (counts) => ({ units: counts.answers, events: counts.late_answers }),
  },
  {
    ...{ name: 'pages shifted', weight: SLOWNESS_WEIGHT, ratios: SLOWNESS },
    countsOf: (counts) => ({ units: counts.layouts, events: counts.shifted_layouts }),
  },
];

/** Evidence that halts a rollout: at most 1 % of good ones, over all metrics and their whole duration. */
export const HALT_AT = 100;

/** Minimum of a candidate's pages or visits; fewer are "not enough seen". */
export const MIN_UNITS = 400;

/** Evidence over all metrics. */
export type Evidence = Pick<RolloutHealth, 'evidence' | 'haltAt' | 'enough' | 'metrics'>;

/** Returns the evidence of a rollout's minutes against its candidate. */
export function evidenceOf(minutes: readonly RolloutMinute[]): Evidence {
  const metrics = METRICS.map(({ name, weight, ratios, countsOf }) => {
    const counted = minutes.map(({ candidate, released }): Minute => ({
      candidate: countsOf(candidate),
      released: countsOf(released),
    }));
    const candidate = total(counted.map((minute) => minute.candidate));
    return {
      weight,
      metric: name,
      candidate,
      released: total(counted.map((minute) => minute.released)),
      evidence: finite(Math.exp(logEvidence(counted, ratios))),
      isEnough: candidate.units >= MIN_UNITS,
    };
  });
  return {
    evidence: finite(metrics.reduce((sum, { weight, evidence }) => sum + weight * evidence, 0)),
    ...{ haltAt: HALT_AT, enough: MIN_UNITS },
    metrics: metrics.map(({ weight: _weight, ...metric }) => metric),
  };
}

function total(counts: readonly ArmCounts[]): ArmCounts {
  return counts.reduce(
    (sum, { units, events }) => ({ units: sum.units + units, events: sum.events + events }),
    { units: 0, events: 0 },
  );
}

/** Clamps infinity, which JSON lacks. */
function finite(value: number): number {
  return Math.min(value, Number.MAX_SAFE_INTEGER);
}
