const { log } = Math;

/** Concentration of the Dirichlet prior around the percentage, in visitors. */
const PRIOR = 100;

/**
 * Evidence at which visitors are reported missing: a false alarm in at most 0.1 % of rollouts, over their whole
 * duration.
 */
export const UNEQUAL_AT = 1_000;

/**
 * Returns evidence of a sample ratio mismatch, as with pages that never hydrate: an anytime-valid e-value over distinct
 * cohorts (Lindon and Malek, with a Dirichlet prior around the share).
 */
export function evidenceOfShare(candidate: number, released: number, share: number): number {
  if (!(share > 0 && share < 1)) return 1;
  const rising = (from: number, times: number) => {
    let sum = 0;
    for (let step = 0; step < times; step += 1) sum += log(from + step);
    return sum;
  };
  const observed = rising(PRIOR * share, candidate) + rising(PRIOR * (1 - share), released);
  const expected = candidate * log(share) + released * log(1 - share);
  return Math.min(
    Math.exp(observed - rising(PRIOR, candidate + released) - expected),
    Number.MAX_SAFE_INTEGER,
  );
}

/** Numbers of cohorts seen by one process of a shell. */
export interface SeenShare {
  candidate: number;
  released: number;
}

/** Returns the mean evidence of all processes, which may have seen the same visitors. */
export function evidenceOfShares(processes: readonly SeenShare[], share: number): number {
  if (processes.length === 0) return 1;
  const sum = processes.reduce(
    (total, { candidate, released }) => total + evidenceOfShare(candidate, released, share),
    0,
  );
  return Math.min(sum / processes.length, Number.MAX_SAFE_INTEGER);
}
