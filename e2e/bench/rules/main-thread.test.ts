import { blockingTime, longestTask } from './main-thread.ts';

const tasks = [
  { start: 0, duration: 400 },
  { start: 500, duration: 50 },
  { start: 600, duration: 80 },
  { start: 900, duration: 200 },
];

it('sums task time beyond 50 ms, from the first paint until the page is idle', () => {
  // 100 ms of the first task come after the paint, and 100 ms of the last before the end.
  expect(blockingTime(tasks, 300, 1_000)).toBe(50 + 0 + 30 + 50);
  expect(blockingTime(tasks, 400, 700)).toBe(30);
  expect(blockingTime([], 0, 1_000)).toBe(0);
});

it('returns the longest task, clipped to the interval', () => {
  expect(longestTask(tasks, 0, 2_000)).toBe(400);
  expect(longestTask(tasks, 300, 2_000)).toBe(200);
  expect(longestTask(tasks, 300, 1_000)).toBe(100);
  expect(longestTask(tasks, 1_200, 2_000)).toBe(0);
});
