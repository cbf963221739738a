import type { Minute, Ratios } from '../health/evidence.ts';
import { logEvidence, logMean } from '../health/evidence.ts';

/** Cached locally, as global look-ups are slow in Jest. */
const { exp, imul } = Math;

export interface SimulatedRollout {
  /** Share of the candidate in all units. */
  share: number;
  /** Probability of an event of the released version. */
  base: number;
  /** Ratio of the candidate's probability to `base`. */
  ratio: number;
  /** Maximum number of units. */
  units: number;
  ratios: Ratios;
  /** Evidence that halts it. */
  haltAt: number;
}

const UNITS_PER_MINUTE = 30;

/** Returns the number of units after which a rollout is halted, null if it is not; checked after each event. */
export function simulateRollout(rollout: SimulatedRollout, random: () => number): number | null {
  const { share, base, ratio, ratios, haltAt } = rollout;
  const past = ratios.worse.map(() => 0);
  for (let units = 0; units < rollout.units; units += UNITS_PER_MINUTE) {
    const minute: Minute = { candidate: { units: 0, events: 0 }, released: { units: 0, events: 0 } };
    for (let unit = 1; unit <= UNITS_PER_MINUTE; unit += 1) {
      const isCandidate = random() < share;
      const arm = isCandidate ? minute.candidate : minute.released;
      arm.units += 1;
      if (random() >= base * (isCandidate ? ratio : 1)) continue;
      arm.events += 1;
      if (exp(logMean(withMinute(past, minute, ratios))) >= haltAt) return units + unit;
    }
    withMinute(past, minute, ratios).forEach((sum, index) => (past[index] = sum));
  }
  return null;
}

function withMinute(past: readonly number[], minute: Minute, { tolerated, worse }: Ratios): number[] {
  return worse.map(
    (ratio, index) => (past[index] ?? 0) + logEvidence([minute], { tolerated, worse: [ratio] }),
  );
}

/** Returns a seeded generator of numbers from 0 to 1 (mulberry32, by Tommy Ettinger, public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the median; null counts as infinity. */
export function medianOf(numbers: readonly (number | null)[]): number {
  const sorted = numbers.map((each) => each ?? Infinity).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Infinity;
}
