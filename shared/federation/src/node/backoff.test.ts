/** @jest-environment node */
import { Backoff } from './backoff.ts';

const MINUTE = 60_000;

it('[FUSE-03] restarts immediately, then with growing delays up to ten seconds, and never gives up', () => {
  const backoff = new Backoff();
  const waits = Array.from({ length: 12 }, () => backoff.after(50));
  expect(waits.slice(0, 5)).toEqual([0, 100, 200, 400, 800]);
  expect(waits.slice(-3)).toEqual([10_000, 10_000, 10_000]);
});

it('[FUSE-03] resets after a long run', () => {
  const backoff = new Backoff();
  for (let failure = 0; failure < 5; failure += 1) backoff.after(50);
  expect(backoff.after(MINUTE)).toBe(0);
  expect(backoff.after(50)).toBe(100);
});
