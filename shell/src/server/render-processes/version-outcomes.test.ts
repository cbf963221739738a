/** @jest-environment node */
import type { RemoteRelease } from '@careers/contract';
import { VersionOutcomes } from './version-outcomes.ts';

const firstFailure = jest.fn();
let outcomes: VersionOutcomes;
const remotesOf = (salt: string): Record<string, RemoteRelease> => ({
  'mf-a': { stable: '1.0.0', candidate: '1.1.0', percent: 10, salt, fallback: [] },
});
beforeEach(() => {
  firstFailure.mockClear();
  outcomes = new VersionOutcomes(firstFailure);
  outcomes.follow({ remotes: remotesOf('first') });
});

const failure = (number: number) => ({ address: `/a/${number}`, message: `It threw ${number}.` });

it('[REL-04] counts every failure, stores the first three, and reports the first of each kind immediately', () => {
  outcomes.rendered(['mf-a@1.1.0', 'mf-a@1.0.0']);
  for (const number of [1, 2, 3, 4]) outcomes.failed('mf-a@1.1.0', 'fallbacks', failure(number));
  outcomes.failed('mf-a@1.1.0', 'browserFailures', failure(5));
  expect(outcomes.all).toMatchObject([
    { version: '1.1.0', renders: 1, fallbacks: 4, browserFailures: 1, failures: [1, 2, 3].map(failure) },
    { version: '1.0.0', renders: 1, fallbacks: 0, failures: [] },
  ]);
  expect(firstFailure).toHaveBeenCalledTimes(2);
});

it('[REL-04] resets the counts of a version that is rolled out again', () => {
  outcomes.failed('mf-a@1.1.0', 'crashes', failure(1));
  outcomes.follow({ remotes: remotesOf('second') });
  outcomes.rendered(['mf-a@1.1.0']);
  expect(outcomes.all).toMatchObject([
    { salt: 'first', crashes: 1, renders: 0 },
    { salt: 'second', crashes: 0, renders: 1, failures: [] },
  ]);
});

it('[REL-04] counts a version that cannot be loaded once', () => {
  for (let time = 0; time < 3; time += 1) outcomes.notLoaded('mf-a@1.1.0', 'It is broken.');
  expect(outcomes.all).toMatchObject([
    { crashes: 1, failures: [{ address: null, message: 'It is broken.' }] },
  ]);
});

it('[SEC-01] keeps a bounded number of short texts, of released remotes only', () => {
  outcomes.failed('mf-unknown@1.0.0', 'fallbacks', failure(1));
  outcomes.failed('constructor@1.0.0', 'fallbacks', failure(1));
  expect(outcomes.all).toEqual([]);
  const long = { address: `/${'a'.repeat(5_000)}`, message: 'm'.repeat(5_000) };
  for (let number = 0; number < 300; number += 1) outcomes.failed(`mf-a@1.0.${number}`, 'errors', long);
  expect(outcomes.all).toHaveLength(100);
  expect(outcomes.all.at(-1)?.version).toBe('1.0.299');
  expect(JSON.stringify(outcomes.all.at(-1)).length).toBeLessThan(1_000);
});

it('[REL-07] counts measurements of browsers; a pending report does not change', () => {
  outcomes.measured('mf-a@1.1.0', { LCP: true, CLS: false });
  const [waiting] = outcomes.all;
  outcomes.measured('mf-a@1.1.0', { LCP: false, INP: false });
  outcomes.measured('mf-z@1.0.0', { LCP: false });
  expect(waiting?.vitals).toMatchObject({ paints: 1, latePaints: 0, layouts: 1, shiftedLayouts: 1 });
  expect(outcomes.all.map(({ vitals }) => vitals)).toEqual([
    { paints: 2, latePaints: 1, answers: 1, lateAnswers: 1, layouts: 1, shiftedLayouts: 1 },
  ]);
});

it('[REL-07] counts cohorts once, at the current percentage of a rollout', () => {
  for (const cohort of [7, 7, 8, 9]) outcomes.visited(['mf-a@1.1.0'], cohort);
  expect(outcomes.all).toMatchObject([{ visits: 4, cohorts: { percent: 10, seen: 3 } }]);
  const { 'mf-a': remote } = remotesOf('first');
  outcomes.follow({ remotes: { 'mf-a': { ...remote, percent: 50 } as RemoteRelease } });
  outcomes.visited(['mf-a@1.1.0'], 7);
  expect(outcomes.all).toMatchObject([{ visits: 5, cohorts: { percent: 50, seen: 1 } }]);
});

it('[REL-07] counts visits and failed visits of the current rollout', () => {
  outcomes.visited(['mf-a@1.1.0', 'mf-b@1.0.0'], 7);
  outcomes.visited(['mf-a@1.1.0'], 7);
  outcomes.visitFailed('mf-a@1.1.0');
  expect(outcomes.all).toMatchObject([{ version: '1.1.0', salt: 'first', visits: 2, failedVisits: 1 }]);
  expect(firstFailure).not.toHaveBeenCalled();
});

it('[REL-07] counts rendered and failed pages by claimed path; paths are bounded', () => {
  outcomes.rendered(['mf-a@1.1.0'], '/a/*');
  outcomes.rendered(['mf-a@1.1.0']);
  const [waiting] = outcomes.all;
  outcomes.failed('mf-a@1.1.0', 'fallbacks', failure(1), '/a/*');
  outcomes.failed('mf-a@1.1.0', 'crashes', failure(2));
  expect(waiting?.pages).toEqual({ '/a/*': { renders: 1, failed: 0 } });
  expect(outcomes.all).toMatchObject([{ renders: 2, pages: { '/a/*': { renders: 1, failed: 1 } } }]);
  for (let page = 0; page < 300; page += 1) outcomes.rendered(['mf-a@1.1.0'], `/b/${page}`);
  outcomes.rendered(['mf-a@1.1.0'], '/a/*');
  const [bounded] = outcomes.all;
  expect(Object.keys(bounded?.pages ?? {})).toHaveLength(100);
  expect(bounded?.pages['/a/*']?.renders).toBe(2);
});
