import type { RemoteRelease } from '@careers/contract';
import type { MoveRequest } from './schemas.ts';
import { widenedVersion } from './widened-version.ts';

const release: RemoteRelease = { stable: '1.0.0', candidate: '1.1.0', percent: 10, salt: 'a', fallback: [] };
const common = { remote: 'mf-a', reason: 'Because.' };

const MOVES: [string, Partial<MoveRequest>, string | null][] = [
  ['promote gives a version to everybody', { action: 'promote', version: '1.2.0' }, '1.2.0'],
  ['advance gives the candidate to more', { action: 'advance', percent: 20 }, '1.1.0'],
  ['so does a rollout to more', { action: 'start', version: '1.1.0', percent: 11 }, '1.1.0'],
  ['a rollout to as many does not', { action: 'start', version: '1.1.0', percent: 10 }, null],
  ['another version begins', { action: 'start', version: '1.2.0', percent: 50 }, null],
  ['a way back is open', { action: 'rollback', version: '1.0.0' }, null],
  ['a way back is open', { action: 'halt' }, null],
  ['a way back is open', { action: 'pause' }, null],
];
it.each(MOVES)('[REL-04] %s (%o)', (_what, move, version) => {
  expect(widenedVersion({ ...common, ...move } as MoveRequest, release)).toBe(version);
});

it('[REL-04] the first version of a remote has no earlier rollout', () => {
  const move = { ...common, action: 'promote', version: '1.0.0' } as const;
  expect(widenedVersion(move, undefined)).toBeNull();
});
