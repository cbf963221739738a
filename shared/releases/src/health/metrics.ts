import type { ArmCounts, Minute, Ratios } from './evidence.ts';
import { logEvidence } from './evidence.ts';

/** Counts of a version within a minute, over all shells. */
export interface MinuteCounts {
  renders: number;
  failedRenders: number;
  visits: number;
  failedVisits: number;
}

export const NO_COUNTS: Readonly<MinuteCounts> = { renders: 0, failedRenders: 0, visits: 0, failedVisits: 0 };

/** Counts of both arms of a rollout in a minute. */
export interface RolloutMinute {
  candidate: MinuteCounts;
  released: MinuteCounts;
}

interface Metric {
  name: string;
  /** Weight in the sum of e-values, which is an e-value too; all weights sum to 1. */
  weight: number;
  ratios: Ratios;
  countsOf(counts: MinuteCounts): ArmCounts;
}

export const FAILURES: Ratios = { tolerated: 1.25, worse: [1.5, 2, 3, 5, 10, 30] };

/** Weight of each of two metrics. */
const HALF = 0.5;

export const METRICS: readonly Metric[] = [
  {
    name: 'pages failed on the server',
    weight: HALF,
    ratios: FAILURES,
    countsOf: ({ renders, failedRenders }) => ({ units: renders + failedRenders, events: failedRenders }),
  },
  {
    name: 'visits failed in the browser',
    weight: HALF,
    ratios: FAILURES,
    countsOf: ({ visits, failedVisits }) => ({ units: visits, events: failedVisits }),
  },
];

/** At least this much evidence halts a rollout: of good ones one in a hundred at most, over all metrics and all time. */
export const HALT_AT = 100;

/** Fewer pages or visits of a candidate are "not enough seen", whatever they were. */
export const MIN_UNITS = 400;

export interface MetricEvidence {
  metric: string;
  candidate: ArmCounts;
  released: ArmCounts;
  /** 1 says nothing; more speaks against the candidate. */
  evidence: number;
  isEnough: boolean;
}

export interface Evidence {
  /** The weighted sum of all metrics. */
  evidence: number;
  metrics: MetricEvidence[];
}

/** Returns what the minutes of a rollout say against its candidate. */
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
    metrics: metrics.map(({ weight: _weight, ...metric }) => metric),
  };
}

function total(counts: readonly ArmCounts[]): ArmCounts {
  return counts.reduce(
    (sum, { units, events }) => ({ units: sum.units + units, events: sum.events + events }),
    { units: 0, events: 0 },
  );
}

/** JSON has no infinity. */
function finite(value: number): number {
  return Math.min(value, Number.MAX_SAFE_INTEGER);
}
