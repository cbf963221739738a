import { REFUSED_AT, evidenceOfPairs } from './sign-test.ts';

/** Computes the evidence numerically: Simpson's rule over probabilities from 1/2 to 1. */
function integrated(candidateFailed: number, releasedFailed: number): number {
  const steps = 2_000;
  const ratio = (chance: number) => (2 * chance) ** candidateFailed * (2 * (1 - chance)) ** releasedFailed;
  let sum = 0;
  for (let step = 0; step <= steps; step += 1) {
    const weight = step === 0 || step === steps ? 1 : step % 2 === 1 ? 4 : 2;
    sum += weight * ratio(0.5 + (0.5 * step) / steps);
  }
  // The prior has density 2 on an interval of length 1/2.
  return (2 * sum * (0.5 / steps)) / 3;
}

describe('[REL-11] evidence of pairs', () => {
  it('equals the mixture’s, for any counts', () => {
    for (let candidate = 0; candidate <= 12; candidate += 1)
      for (let released = 0; released <= 12; released += 1)
        expect(evidenceOfPairs(candidate, released)).toBeCloseTo(integrated(candidate, released), 5);
  });

  it('refuses a candidate that alone fails nine times, not fewer', () => {
    expect(evidenceOfPairs(8, 0)).toBeLessThan(REFUSED_AT);
    expect(evidenceOfPairs(9, 0)).toBeCloseTo(1023 / 10);
    expect(evidenceOfPairs(9, 3)).toBeLessThan(REFUSED_AT);
    expect(evidenceOfPairs(0, 0)).toBe(1);
    expect(evidenceOfPairs(0, 500)).toBeLessThan(0.01);
  });

  it('refuses at most 1 % of equal candidates, even if checked after each pair', () => {
    // Exact probability of each state below the limit, for a fair coin.
    let states = new Map([[0, 1]]);
    let refused = 0;
    for (let pairs = 1; pairs <= 400; pairs += 1) {
      const next = new Map<number, number>();
      for (const [failed, chance] of states)
        for (const now of [failed, failed + 1]) next.set(now, (next.get(now) ?? 0) + chance / 2);
      for (const [failed, chance] of next)
        if (evidenceOfPairs(failed, pairs - failed) >= REFUSED_AT) {
          refused += chance;
          next.delete(failed);
        }
      states = next;
    }
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(0.01);
  });
});
