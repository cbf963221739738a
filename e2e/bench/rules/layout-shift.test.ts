import { cumulativeShift } from './layout-shift.ts';

const shifts = (...times: number[]) => times.map((at) => ({ at, value: 1 }));

it.each([
  ['none', shifts(), 0],
  ['a burst', shifts(0, 900, 1_800), 3],
  ['two bursts: the worse one', shifts(0, 500, 1_500, 2_000, 2_100), 3],
  ['a burst of more than five seconds', shifts(0, 900, 1_800, 2_700, 3_600, 4_500, 5_400), 6],
])('cumulative layout shift of %s', (_case, given, expected) => {
  expect(cumulativeShift(given)).toBe(expected);
});
