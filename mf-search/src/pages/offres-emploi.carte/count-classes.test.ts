/** @jest-environment node */
import fc from 'fast-check';
import { countClasses, levelOf } from './count-classes.ts';

const counts = fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 101 });

test('[SEARCH-19] each number of offers is in one class, and more offers are never in a lower one', () => {
  fc.assert(
    fc.property(counts, (some) => {
      const classes = countClasses(some);
      expect(classes.length).toBeLessThanOrEqual(4);
      const ordered = some.toSorted((left, right) => left - right);
      const levels = ordered.map((count) => levelOf(count, classes));
      expect(levels).toEqual(levels.toSorted((left, right) => left - right));
      for (const count of some)
        expect(classes.filter(({ from, to }) => count >= from && count <= to)).toHaveLength(1);
    }),
  );
});

test.each([
  [[], []],
  [[7], ['7-7']],
  [
    [1, 1, 1, 1, 1, 9],
    ['1-1', '9-9'],
  ],
  [
    [1, 2, 3, 4, 5, 6, 7, 8],
    ['1-2', '3-4', '5-6', '7-8'],
  ],
])('[SEARCH-19] classes have about equally many departments: %j', (some, expected) => {
  expect(countClasses(some).map(({ from, to }) => `${from}-${to}`)).toEqual(expected);
});

test('[SEARCH-19] few classes are drawn as the highest ones', () => {
  expect(levelOf(9, countClasses([1, 1, 9]))).toBe(4);
  expect(levelOf(1, countClasses([1, 1, 9]))).toBe(3);
  expect(levelOf(0, countClasses([1, 1, 9]))).toBe(0);
});
