import type { LaneDeath } from './lane.ts';
import { Strikes } from './strikes.ts';
import { suspectsOf } from './suspects.ts';

const VERSIONS = ['mf-a@1.0.0', 'mf-b@1.0.0', 'mf-b@2.0.0'];
const death = (changes: Partial<LaneDeath>): LaneDeath => ({
  reason: 'exit',
  words: '',
  loading: null,
  asked: [],
  ...changes,
});

it.each<[string, Partial<LaneDeath>, string[], string[]]>([
  ['who was being loaded', { loading: 'mf-b@2.0.0', words: '/mf-a/1.0.0/' }, [], ['mf-b@2.0.0']],
  ['who stands in the stack', { words: 'at /c/mf-b/2.0.0/server/a.cjs' }, ['mf-a@1.0.0'], ['mf-b@2.0.0']],
  [
    'all that answer for a trial, where nothing tells',
    { asked: ['mf-a@1.0.0'] },
    ['mf-b@2.0.0'],
    ['mf-b@2.0.0'],
  ],
  [
    'who alone was asked, of a lane that hangs',
    { reason: 'hang', asked: ['mf-a@1.0.0'] },
    [],
    ['mf-a@1.0.0'],
  ],
  ['nobody of several', { reason: 'hang', asked: ['mf-a@1.0.0', 'mf-b@1.0.0'] }, [], []],
  ['nobody for memory that all have used', { reason: 'memory', asked: ['mf-a@1.0.0'] }, [], []],
])('[FUSE-01] a lane’s end is the fault of %s', (_whose, changes, answerable, suspects) => {
  const lane = answerable.length > 0 ? 'candidate' : 'stable';
  expect(suspectsOf(death(changes), { lane, versions: VERSIONS, answerable })).toEqual(suspects);
});

it('[FUSE-01] nobody is at fault for a trial where each has a lane of its own too', () => {
  const together = { lane: 'candidate', versions: VERSIONS, answerable: [] } as const;
  expect(suspectsOf(death({ reason: 'hang', asked: ['mf-a@1.0.0'] }), together)).toEqual([]);
});

it('[FUSE-01] three ends within ten minutes are too many; an hour apart they are not', () => {
  let now = 0;
  const strikes = new Strikes(() => now);
  const add = (minutes: number) => {
    now += minutes * 60_000;
    return strikes.add('mf-a@1.0.0');
  };
  expect([add(0), add(60), add(60), add(60)]).toEqual([false, false, false, false]);
  expect([add(4), strikes.add('mf-b@1.0.0'), add(4)]).toEqual([false, false, true]);
  // Off, and tried anew.
  expect([add(1), add(1), add(1)]).toEqual([false, false, true]);
});
