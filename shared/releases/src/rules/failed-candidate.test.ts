import { describeFailures, hasFailed } from './failed-candidate.ts';

const NONE = { renders: 8, fallbacks: 0, errors: 0, crashes: 0, browserFailures: 0 };

it.each(['fallbacks', 'errors', 'crashes', 'browserFailures'] as const)(
  '[REL-04] one of its %s is enough: a version has failed',
  (count) => {
    expect([hasFailed(NONE), hasFailed({ ...NONE, [count]: 1 })]).toEqual([false, true]);
  },
);

it.each([
  [{ renders: 99, errors: 1 }, false],
  [{ renders: 98, errors: 1 }, true],
  [{ renders: 990, fallbacks: 5, browserFailures: 4 }, false],
  [{ renders: 990, fallbacks: 5, browserFailures: 5 }, true],
  [{ renders: 100_000, crashes: 1 }, true],
  [{ renders: 0, browserFailures: 1 }, true],
])('[REL-04] tolerates 1 % of failed pages, but no crash: %j %s', (counts, failed) => {
  expect(hasFailed({ ...NONE, ...counts })).toBe(failed);
});

it('[REL-04] describes failures with their addresses', () => {
  const failures = [
    { address: '/panne', message: 'Error: boom' },
    { address: null, message: 'It ended its render process: hang' },
  ];
  expect(describeFailures({ ...NONE, fallbacks: 2, crashes: 1, browserFailures: 3, failures })).toBe(
    'another version answered 2 pages in its place, it crashed once, it failed 3 times in browsers, of 8 pages rendered. First /panne: Error: boom; It ended its render process: hang',
  );
});
