const { log } = Math;

/** How sure the test is of the percentage beforehand, in visitors. */
const PRIOR = 100;

/** At least this much evidence says that visitors are missing: by chance in one rollout of a thousand at most, ever. */
export const UNEQUAL_AT = 1_000;

/**
 * Returns evidence that a candidate is not given to its share of visitors, such as pages that never come alive: of
 * distinct cohorts, valid however often it is looked at (Lindon and Malek, with a Dirichlet prior around the share).
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

/** Cohorts that one process of a shell has seen. */
export interface SeenShare {
  candidate: number;
  released: number;
}

/** Returns the evidence of all processes: a mean, since each may have seen the same visitors. */
export function evidenceOfShares(processes: readonly SeenShare[], share: number): number {
  if (processes.length === 0) return 1;
  const sum = processes.reduce(
    (total, { candidate, released }) => total + evidenceOfShare(candidate, released, share),
    0,
  );
  return Math.min(sum / processes.length, Number.MAX_SAFE_INTEGER);
}
