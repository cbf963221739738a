import { figure, figureText, isBroken, judgedBy } from './figure.ts';

it.each([
  [{ atMost: 1.1 }, 1.1, false],
  [{ atMost: 1.1 }, 1.11, true],
  [{ atLeast: 0.98 }, 0.98, false],
  [{ atLeast: 0.98 }, 0.97, true],
  [{ exactly: 1 }, 1, false],
  [{ exactly: 1 }, 0, true],
  [{ atMost: 5 }, Number.NaN, true],
])('a budget of %j is exceeded by %d: %s', (budget, value, expected) => {
  expect(isBroken(figure(value, 0, { budget }))).toBe(expected);
});

it('a missed goal is not a failure', () => {
  const missed = figure(12, 0, { goal: { atMost: 10 } });
  expect(isBroken(missed)).toBe(false);
  expect(figureText(missed)).toBe('12 (goal ≤10 ✗)');
});

it('the median of several runs is compared unrounded', () => {
  const ratio = figure([1.3, 1.104, 0.9], 1, { budget: { atMost: 1.1 } });
  expect(ratio.runs).toEqual([1.3, 1.104, 0.9]);
  expect(isBroken(ratio)).toBe(true);
  expect(figureText(ratio)).toBe('1.1 (≤1.1 BROKEN)');
});

it('a missing measurement is printed as a dash', () => {
  expect(figureText(figure([]))).toBe('–');
});

it('one run is not enough for a budget of times', () => {
  const expected = { budget: { atMost: 1 }, advice: 'Fix it.' };
  expect(isBroken(figure(2, 0, judgedBy(1, expected)))).toBe(false);
  expect(figureText(figure(2, 0, judgedBy(1, expected)))).toBe('2 (goal ≤1 ✗)');
  expect(isBroken(figure(2, 0, judgedBy(3, expected)))).toBe(true);
  expect(figureText(figure([], 0, judgedBy(0, expected)))).toBe('–');
});
