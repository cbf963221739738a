import fc from 'fast-check';
import { COHORTS, getsCandidate, placeOf } from './rollout.ts';

const release = (percent: number, salt = 'first') => ({
  stable: '1.0.0',
  candidate: '1.1.0',
  percent,
  salt,
});
const isGiven = (percent: number, cohort: number | null, salt?: string) =>
  getsCandidate(release(percent, salt), cohort);
const everyCohort = Array.from({ length: COHORTS }, (_, cohort) => cohort);
const aCohort = fc.integer({ min: 0, max: COHORTS - 1 });
const aPercentage = fc.integer({ min: 0, max: 100 });

describe('[REL-02] a rollout by cohorts', () => {
  it('gives every cohort a fixed place from 0 to just under 100', () => {
    fc.assert(
      fc.property(aCohort, fc.string(), (cohort, salt) => {
        const place = placeOf(cohort, salt);
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThan(100);
        expect(placeOf(cohort, salt)).toBe(place);
      }),
      { numRuns: 30 },
    );
  });

  it('only adds visitors when a percentage grows', () => {
    fc.assert(
      fc.property(aCohort, aPercentage, aPercentage, (cohort, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        if (isGiven(low, cohort)) expect(isGiven(high, cohort)).toBe(true);
      }),
    );
  });

  it('meets the requested percentage to 0.2 points over a million visitors', () => {
    const sizes = new Uint32Array(COHORTS);
    // Linear congruential generator, for reproducible random numbers.
    for (let visitor = 0, chance = 1; visitor < 1_000_000; visitor += 1) {
      chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
      sizes[chance >>> 20]! += 1;
    }
    for (let percent = 0; percent <= 100; percent += 1) {
      const visitors = everyCohort
        .filter((cohort) => isGiven(percent, cohort))
        .reduce((total, cohort) => total + sizes[cohort]!, 0);
      expect(Math.abs(visitors / 10_000 - percent)).toBeLessThan(0.2);
    }
  });

  it('selects different visitors first for another candidate', () => {
    const first = everyCohort.filter((cohort) => isGiven(10, cohort, 'one'));
    const both = first.filter((cohort) => isGiven(10, cohort, 'two'));
    expect(both.length).toBeLessThan(first.length / 2);
  });

  it('gives the stable version to robots and requests without a cohort, whatever the percentage', () => {
    expect(isGiven(100, null)).toBe(false);
    expect(isGiven(100, 7)).toBe(true);
    expect(isGiven(0, 7)).toBe(false);
  });

  it('gives no candidate if there is none, or if it is already stable', () => {
    expect(getsCandidate({ ...release(100), candidate: null }, 7)).toBe(false);
    expect(getsCandidate({ ...release(100), candidate: '1.0.0' }, 7)).toBe(false);
  });
});
