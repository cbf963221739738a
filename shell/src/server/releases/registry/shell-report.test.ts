/** @jest-environment node */
import { pino } from 'pino';
import { ShellReport } from './shell-report.ts';
import type { ShellState } from './shell-report.ts';

const manifest = { host: 'shell-1', process: 7, shared: {} };
let state: ShellState | null;
let reported: [string, number][];
let retired: string[];
let fails: boolean;
let held: Promise<void>;
let report: ShellReport;
const at = (revision: number): ShellState => ({
  revision,
  inForceAt: '2026-11-22T12:00:00.000Z',
  fallbacks: [],
  disabled: [],
  outcomes: [],
  rehearsals: [],
  site: 'https://emploi.test',
});

beforeEach(() => {
  jest.useFakeTimers();
  [reported, retired, fails, held, state] = [[], [], false, Promise.resolve(), at(1)];
  report = new ShellReport({
    client: {
      async report(instance, body) {
        await held;
        if (fails) throw new Error('The registry does not answer');
        reported.push([instance, (body as ShellState).revision]);
      },
      async deregister(instance) {
        retired.push(instance);
        if (fails) throw new Error('The registry does not answer');
      },
    },
    manifest,
    state: () => state,
    log: pino({ level: 'silent' }),
  });
});
afterEach(async () => {
  await report.stop();
  jest.useRealTimers();
});

it('[REL-09] reports the active revision immediately, then every ten seconds', async () => {
  report.send();
  await jest.advanceTimersByTimeAsync(0);
  expect(reported).toEqual([['shell-1-7', 1]]);
  state = at(2);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reported.at(-1)).toEqual(['shell-1-7', 2]);
  await report.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reported).toHaveLength(2);
});

it('[REL-09] deregisters once, after the report in progress', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  report.send();
  const stopped = Promise.all([report.stop(), report.stop()]);
  expect(retired).toEqual([]);
  resolve();
  await stopped;
  expect([reported.length, retired]).toEqual([1, ['shell-1-7']]);
});

it('[REL-09] stops without a registry too, and deregisters only if a report was received', async () => {
  report.send();
  await jest.advanceTimersByTimeAsync(0);
  fails = true;
  await expect(report.stop()).resolves.toBeUndefined();
  const unheard = new ShellReport({
    client: {
      report: () => Promise.reject(new Error('away')),
      deregister: () => Promise.reject(new Error('away')),
    },
    manifest,
    state: () => state,
    log: pino({ level: 'silent' }),
  });
  unheard.send();
  await expect(unheard.stop()).resolves.toBeUndefined();
});

it('[REL-09] reports a change during a report', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  report.send();
  state = at(2);
  report.send();
  report.send();
  resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(reported.map(([, revision]) => revision).at(-1)).toBe(2);
  expect(reported.length).toBeLessThanOrEqual(2);
});

it('[REL-09] retries a failed report after a second', async () => {
  fails = true;
  report.send();
  await jest.advanceTimersByTimeAsync(2_500);
  expect(reported).toEqual([]);
  fails = false;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(reported).toHaveLength(1);
});

it('[REL-09] reports nothing before a release set is served', async () => {
  state = null;
  report.send();
  await jest.advanceTimersByTimeAsync(0);
  expect(reported).toEqual([]);
});
