import fc from 'fast-check';
import { medianOf, seededRandom } from '../testing/simulated-rollout.ts';
import { UNEQUAL_AT, evidenceOfShare, evidenceOfShares } from './shares.ts';

const RUNS = 200;
const COHORTS = 4_096;

/**
 * Returns the number of cohorts after which each rollout is reported as unequal, with a part of the candidate's
 * missing.
 */
function play(share: number, missing: number) {
  const random = seededRandom(11);
  return Array.from({ length: RUNS }, () => {
    let [candidate, released] = [0, 0];
    for (let cohort = 1; cohort <= COHORTS; cohort += 1) {
      if (random() >= share) released += 1;
      else if (random() >= missing) candidate += 1;
      if (cohort % 64 === 0 && evidenceOfShare(candidate, released, share) >= UNEQUAL_AT) return cohort;
    }
    return null;
  });
}

it.each([0.01, 0.05, 0.2, 0.5])('[REL-07] a complete share of %s is never reported as unequal', (share) => {
  expect(play(share, 0).filter((each) => each !== null).length / RUNS).toBeLessThanOrEqual(0.001);
});

// Last column: maximum median of cohorts, of 4 096.
it.each([
  [0.05, 1, 500],
  [0.2, 0.5, 500],
  [0.5, 0.2, 2_000],
])('[REL-07] at %s, detects a candidate without %s of its visitors', (share, missing, most) => {
  expect(medianOf(play(share, missing))).toBeLessThanOrEqual(most);
});

it('[REL-07] more processes with the same visitors add no evidence', () => {
  const seen = fc.record({ candidate: fc.nat({ max: 400 }), released: fc.nat({ max: 400 }) });
  fc.assert(
    fc.property(seen, fc.integer({ min: 1, max: 8 }), (one, processes) => {
      const all = evidenceOfShares(Array<typeof one>(processes).fill(one), 0.2);
      expect(all / evidenceOfShares([one], 0.2)).toBeCloseTo(1);
    }),
  );
});

it('[REL-07] 0 % and 100 % have no share to compare', () => {
  for (const share of [0, 1]) expect(evidenceOfShare(5, 900, share)).toBe(1);
  expect(evidenceOfShares([], 0.2)).toBe(1);
});
