import { median, quantile } from './statistics.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('a quantile is one of the values', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(hundred, 0.95)).toBe(95);
  expect(quantile([5, 9], 0.95)).toBe(9);
  expect(quantile([5], 0)).toBe(5);
  expect(quantile([], 0.5)).toBeNaN();
});
