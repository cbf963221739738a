/** @jest-environment node */
import type { ReleaseDocument } from '@careers/contract';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { DisabledVersion } from './circuit-breaker.ts';
import type { ProcessExit } from './render-errors.ts';

const release = { stable: '1.1.0', candidate: '2.0.0', percent: 5, salt: 'first', fallback: ['1.0.0'] };
const document = (changes: object = {}): ReleaseDocument => ({
  revision: 1,
  remotes: { 'mf-a': { ...release, ...changes } },
});

const exit = (changes: Partial<ProcessExit>): ProcessExit => ({
  reason: 'exit',
  detail: '',
  stderr: '',
  loading: null,
  asked: [],
  ...changes,
});

let now: number;
let notified: DisabledVersion[];
let blamed: readonly string[];
let breaker: CircuitBreaker;
beforeEach(() => {
  [now, notified] = [0, []];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  breaker = new CircuitBreaker({
    onExit: (_exit, _process, versions) => (blamed = versions),
    onDisabled: (version) => notified.push(version),
  });
  breaker.follow(document());
});
afterEach(() => jest.restoreAllMocks());

function crash(version: string, ...minutes: number[]): void {
  for (const pause of minutes) {
    now += pause * 60_000;
    breaker.recordExit(exit({ reason: 'hang', loading: `mf-a@${version}` }), {
      name: 'released',
      versions: [],
      candidates: [],
    });
  }
}
const enabled = (changes: object = {}) => breaker.follow(document(changes)).remotes['mf-a'];

it('[FUSE-01] three crashes within ten minutes disable a version; an hour apart they do not', () => {
  crash('2.0.0', 0, 60, 60, 60);
  expect(notified).toEqual([]);
  crash('2.0.0', 4, 4);
  const reason = 'It ended its render process three times in ten minutes, last: hang.';
  expect(notified).toEqual([{ remote: 'mf-a', version: '2.0.0', reason, salt: 'first' }]);
  // Another rollout resets the count.
  crash('2.0.0', 1, 1);
  expect(notified).toHaveLength(1);
});

it('[FUSE-01] reports a disabled candidate while the document has it, and keeps it disabled', () => {
  crash('2.0.0', 0, 0, 0);
  expect(breaker.disabled).toEqual(notified);
  expect(enabled()).toMatchObject({ candidate: null, percent: 0, stable: '1.1.0' });
  expect(enabled({ percent: 20 })).toMatchObject({ candidate: null });
  expect(breaker.disabled).toEqual(notified);
  enabled({ candidate: null, percent: 0 });
  expect(breaker.disabled).toEqual([]);
});

it('[FUSE-01] another rollout of the same version enables it again', () => {
  crash('2.0.0', 0, 0, 0);
  enabled({ candidate: null, percent: 0 });
  expect(enabled({ salt: 'second' })).toEqual({ ...release, salt: 'second' });
  expect(breaker.disabled).toEqual([]);
});

it('[REL-04] disables a released version, once, after ten pages in ten minutes that the previous version renders', () => {
  const fail = (times: number) =>
    Array.from({ length: times }, () => breaker.recordFailedPage('mf-a@1.1.0', '/panne: it threw'));
  expect(fail(9)).not.toContain(true);
  now += 11 * 60_000;
  expect(fail(9)).not.toContain(true);
  expect(fail(3)).toEqual([true, false, false]);
  expect(notified).toMatchObject([
    { version: '1.1.0', reason: 'It failed ten pages in ten minutes, last: /panne: it threw', salt: 'first' },
  ]);
  expect(enabled()).toMatchObject({ stable: '1.0.0' });
  // Rolled back, then promoted again: enabled.
  expect(enabled({ stable: '1.0.0', candidate: null })).toMatchObject({ stable: '1.0.0' });
  expect(breaker.disabled).toEqual([]);
  expect(enabled({ candidate: null, salt: 'second' })).toMatchObject({ stable: '1.1.0' });
});

it('[FUSE-01] replaces a disabled released version by the previous one, if any', () => {
  crash('1.1.0', 0, 0, 0);
  expect(enabled()).toMatchObject({ stable: '1.0.0', fallback: [], candidate: '2.0.0' });
  expect(breaker.disabled).toMatchObject([{ version: '1.1.0' }]);
  crash('1.0.0', 0, 0, 0);
  expect(enabled()).toMatchObject({ stable: '1.1.0', fallback: [] });
});

describe('[FUSE-01] blames the exit of a process on', () => {
  const VERSIONS = ['mf-a@1.0.0', 'mf-b@1.0.0', 'mf-b@2.0.0'];
  const CANDIDATES = ['mf-b@2.0.0', 'mf-c@2.0.0'];
  it.each<[string, Partial<ProcessExit>, string[], string[]]>([
    [
      'the version that was being loaded',
      { loading: 'mf-b@2.0.0', stderr: '/mf-a/1.0.0/' },
      [],
      ['mf-b@2.0.0'],
    ],
    ['the version in the stack', { stderr: 'at /c/mf-b/2.0.0/server/a.cjs' }, [], ['mf-b@2.0.0']],
    ['the only page of a hang', { reason: 'hang', asked: ['mf-a@1.0.0'] }, [], ['mf-a@1.0.0']],
    ['nobody of several pages', { reason: 'hang', asked: ['mf-a@1.0.0', 'mf-b@1.0.0'] }, [], []],
    ['nobody for memory that all have used', { reason: 'memory', asked: ['mf-a@1.0.0'] }, [], []],
    ['all candidates of a canary that was asked for nothing', {}, CANDIDATES, CANDIDATES],
    ['the candidates of the request', { reason: 'hang', asked: ['mf-c@2.0.0'] }, CANDIDATES, ['mf-c@2.0.0']],
    ['no released version that a canary names', { stderr: 'at /c/mf-a/1.0.0/a.cjs' }, CANDIDATES, CANDIDATES],
    [
      'no candidate that another one names',
      { stderr: 'at /c/mf-b/2.0.0/a.cjs', asked: ['mf-c@2.0.0'] },
      CANDIDATES,
      ['mf-c@2.0.0'],
    ],
    ['no released version that a canary loads', { loading: 'mf-a@1.0.0' }, CANDIDATES, []],
  ])('%s', (_whose, changes, candidates, expected) => {
    const name = candidates.length > 0 ? 'canary' : 'released';
    breaker.recordExit(exit(changes), { name, versions: VERSIONS, candidates });
    expect(blamed).toEqual(expected);
  });
});
