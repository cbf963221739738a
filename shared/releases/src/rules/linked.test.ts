import fc from 'fast-check';
import type { ReleaseDocument, RemoteRelease } from '@careers/contract';
import { link, linkedMoves, linkedWith } from './linked.ts';
import { rollout } from './moves.ts';

const release = (changes: Partial<RemoteRelease> = {}): RemoteRelease => ({
  ...{ stable: '1.0.0', candidate: null, percent: 0, salt: 'own', fallback: [], ...changes },
});
const documentOf = (remotes: Record<string, RemoteRelease>): ReleaseDocument => ({ revision: 4, remotes });
const reason = 'They need each other.';

it('[REL-12] candidates with the same salt move together, others do not', () => {
  const { remotes } = documentOf({
    'mf-a': release({ candidate: '1.1.0', salt: 'shared' }),
    'mf-b': release({ candidate: '2.0.0', salt: 'shared' }),
    'mf-c': release({ salt: 'shared' }),
    'mf-d': release({ candidate: '3.0.0', salt: 'another' }),
  });
  expect(linkedWith(remotes, 'mf-a')).toEqual([{ remote: 'mf-b', version: '2.0.0' }]);
  expect(linkedWith(remotes, 'mf-c')).toEqual([]);
  expect(linkedWith(remotes, 'constructor')).toEqual([]);

  const of = (request: Parameters<typeof linkedMoves>[1]) => linkedMoves(documentOf(remotes), request);
  const b = { remote: 'mf-b', version: '2.0.0', reason };
  expect(of({ action: 'advance', remote: 'mf-a', percent: 20, reason })).toEqual([
    { action: 'advance', ...b, percent: 20 },
  ]);
  expect(of({ action: 'rollback', remote: 'mf-a', reason })).toEqual([{ action: 'halt', ...b }]);
  expect(of({ action: 'promote', remote: 'mf-a', version: '1.1.0', reason })).toEqual([
    { action: 'promote', ...b },
  ]);
  expect(of({ action: 'promote', remote: 'mf-a', version: '9.0.0', reason })).toEqual([]);
  expect(of({ action: 'pin', remote: 'mf-a', reason })).toEqual([]);
});

it('[REL-12] linked candidates stay linked when another remote joins them', () => {
  const linked = { candidate: '1.1.0', percent: 5, salt: 'shared' };
  const before = documentOf({ 'mf-a': release(linked), 'mf-b': release(linked), 'mf-c': release() });
  const joining = [{ remote: 'mf-c', version: '1.1.0' }];
  const request = { action: 'start', remote: 'mf-a', version: '1.1.0', percent: 20, reason } as const;
  expect(linkedMoves(before, { ...request, with: joining })).toEqual([
    { ...request, ...joining[0] },
    { ...request, remote: 'mf-b' },
  ]);
});

it('[REL-12] names a remote once', () => {
  const others = [{ remote: 'mf-a', version: '2.0.0' }];
  const request = { action: 'start', remote: 'mf-a', version: '1.1.0', percent: 5, reason } as const;
  expect(() => linkedMoves(documentOf({ 'mf-a': release() }), { ...request, with: others })).toThrow(
    /named once/,
  );
});

it('[REL-12] after any release, linked candidates have the same salt and share of visitors', () => {
  const known = fc.record({
    candidate: fc.constantFrom(null, '1.1.0', '1.2.0'),
    percent: fc.nat({ max: 100 }),
  });
  fc.assert(
    fc.property(known, known, fc.nat({ max: 100 }), (one, other, percent) => {
      const before = documentOf({
        'mf-a': release({ ...one, salt: 'a' }),
        'mf-b': release({ ...other, salt: 'b' }),
      });
      const started = rollout('mf-b', '1.1.0', percent)(rollout('mf-a', '1.1.0', percent)(before));
      const { remotes } = link(['mf-a', 'mf-b'])(started);
      expect(remotes['mf-a']).toMatchObject({ candidate: '1.1.0', percent, salt: remotes['mf-b']?.salt });
      expect(linkedWith(remotes, 'mf-b')).toEqual([{ remote: 'mf-a', version: '1.1.0' }]);
    }),
  );
});
