import { cronAt, isOver } from './jobs.ts';

it.each([
  ['07:00', '2026-11-21T05:59:00Z', false],
  ['07:00', '2026-11-21T06:00:00Z', true],
  ['7:00', '2026-07-21T05:00:00Z', true],
  ['07:00', '2026-11-21T12:00:00Z', true],
])('at %s in Paris, at %s: over %s', (at, now, expected) => {
  expect(isOver(at, new Date(now))).toBe(expected);
});

it.each([
  ['07:00', '0 7 * * *'],
  ['7:05', '5 7 * * *'],
  ['23:59', '59 23 * * *'],
])('%s is %s', (at, cron) => expect(cronAt(at)).toBe(cron));
