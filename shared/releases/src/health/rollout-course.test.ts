import fc from 'fast-check';
import { COUNTS, countsBy, evidenceOf } from './metrics.ts';
import type { RolloutMinute } from './metrics.ts';
import { rolloutCourse } from './rollout-course.ts';

const counts = fc
  .record(Object.fromEntries(COUNTS.map((count) => [count, fc.nat({ max: 50 })])))
  .map((numbers) => countsBy((count) => numbers[count] ?? 0));
const minutes = fc
  .array(fc.record({ minute: fc.nat({ max: 5_000 }), candidate: counts, released: counts }), {
    maxLength: 60,
  })
  .map((all): RolloutMinute[] =>
    [...new Map(all.map((each) => [each.minute, each])).values()]
      .sort((one, other) => one.minute - other.minute)
      .map(({ minute, ...arms }) => ({ at: new Date(minute * 60_000), ...arms })),
  );

it('[REL-08] the course of a rollout has few moments, and ends with its current health', () => {
  fc.assert(
    fc.property(minutes, (all) => {
      const course = rolloutCourse(all);
      expect(course.length).toBeLessThanOrEqual(30);
      const last = all.at(-1);
      expect(course.at(-1)).toEqual(last && { until: last.at.toISOString(), ...evidenceOf(all) });
    }),
  );
});

it('[REL-08] each moment has the counts up to then', () => {
  const seen = countsBy((count) => (count === 'renders' ? 1 : 0));
  const all = [0, 10, 20].map((minute) => ({
    at: new Date(minute * 60_000),
    ...{ candidate: seen, released: seen },
  }));
  const course = rolloutCourse(all);
  expect(course.map(({ metrics }) => metrics[0]?.candidate.units)).toEqual([1, 2, 3]);
});
