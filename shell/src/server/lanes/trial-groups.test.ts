/** @jest-environment node */
import fc from 'fast-check';
import { COHORTS } from '@careers/federation/node';
import type { ReleaseDocument } from '@careers/contract';
import { MAX_TRIAL_LANES, candidatesFor, combinationKey, trialGroups } from './trial-groups.ts';

const percents = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 5 });

function document(percentOf: readonly number[]): ReleaseDocument {
  const remotes = percentOf.map((percent, index) => [
    `mf-${index}`,
    { stable: '1.0.0', candidate: '2.0.0', percent, salt: `salt ${index}`, fallback: [] },
  ]);
  return { revision: 1, remotes: Object.fromEntries(remotes) as ReleaseDocument['remotes'] };
}

it('[FUSE-01] whoever is on trial has one lane, with what is given, of as many as there may be', () => {
  fc.assert(
    fc.property(percents, fc.integer({ min: 0, max: COHORTS - 1 }), (percentOf, cohort) => {
      const groups = trialGroups(document(percentOf));
      expect(groups.length).toBeLessThanOrEqual(MAX_TRIAL_LANES);
      const given = candidatesFor(document(percentOf), cohort);
      const own = groups.filter(({ combinations }) => combinations.includes(combinationKey(given)));
      expect(own).toHaveLength(given.length > 0 ? 1 : 0);
      for (const candidate of given) expect(own[0]?.candidates).toContainEqual(candidate);
    }),
    { numRuns: 50 },
  );
});

it('[FUSE-01] those that most visitors are given have lanes of their own', () => {
  const groups = trialGroups(document([5, 5, 5]));
  expect(
    groups
      .map(({ key }) => key)
      .slice(0, 3)
      .sort(),
  ).toEqual(['mf-0@2.0.0', 'mf-1@2.0.0', 'mf-2@2.0.0']);
  expect(groups[3]?.candidates).toHaveLength(3);
  expect(trialGroups(document([100, 100]))).toMatchObject([{ key: 'mf-0@2.0.0,mf-1@2.0.0' }]);
});
