import fc from 'fast-check';
import { emptyReleaseDocument } from '@careers/contract';
import type { ReleaseDocument, RemoteRelease } from '@careers/contract';
import { getsCandidate } from '@careers/federation/node';
import { givenVersions } from './given-versions.ts';
import { planMove } from './make-move.ts';
import type { RemoteMove } from './make-move.ts';
import * as moves from '../rules/moves.ts';
import type { Move } from '../rules/moves.ts';

const release: RemoteRelease = {
  ...{ stable: '1.1.0', candidate: '1.2.0', percent: 10, salt: 'a' },
  ...{ fallback: ['1.0.0'], withdrawn: [] },
};
const before = (changes: Partial<RemoteRelease> = {}): ReleaseDocument => ({
  revision: 7,
  remotes: { 'mf-a': { ...release, ...changes } },
});
const given = (
  move: Move,
  action: Parameters<typeof givenVersions>[2],
  document: ReleaseDocument = before(),
) =>
  givenVersions(document.remotes, move(document).remotes, action).map(
    ({ remote, version }) => `${remote}@${version}`,
  );
const common = { remote: 'mf-a', reason: 'Because.' };

const MOVES: [string, object, string[]][] = [
  ['promote gives a version to everybody', { action: 'promote', version: '1.2.0' }, ['mf-a@1.2.0']],
  ['also one that was here', { action: 'promote', version: '1.0.0' }, ['mf-a@1.0.0']],
  ['advance gives the candidate to more', { action: 'advance', percent: 20 }, ['mf-a@1.2.0']],
  ['a rollout to more', { action: 'start', version: '1.2.0', percent: 11 }, ['mf-a@1.2.0']],
  ['another candidate', { action: 'start', version: '1.3.0', percent: 1 }, ['mf-a@1.3.0']],
  ['a candidate that nobody gets yet', { action: 'start', version: '1.3.0', percent: 0 }, []],
  ['a rollout to as many', { action: 'start', version: '1.2.0', percent: 10 }, []],
  ['a rollout to fewer', { action: 'start', version: '1.2.0', percent: 5 }, []],
  ['a way back', { action: 'halt' }, []],
  ['a way back', { action: 'pause' }, []],
  ['a way back', { action: 'rollback', version: '1.0.0' }, []],
  ['what moves nothing', { action: 'pin' }, []],
];
it.each(MOVES)('[REL-05] %s (%o)', (_what, move, versions) => {
  const request = { ...common, ...move } as RemoteMove;
  expect(given(planMove(request), request.action)).toEqual(versions);
});

it('[REL-05] the first version of a remote is new to all visitors', () => {
  expect(given(moves.introduce('mf-b', '1.0.0'), 'promote')).toEqual(['mf-b@1.0.0']);
});

it.each<[string, Partial<RemoteRelease>, string[]]>([
  ['a version to fall back to is restored', { stable: '1.0.0', candidate: null, percent: 0 }, []],
  ['one that was forgotten is given', { stable: '0.9.0', candidate: null, percent: 0 }, ['mf-a@0.9.0']],
  ['the candidate is given to as many', {}, []],
  ['the candidate is given to others', { salt: 'b' }, ['mf-a@1.2.0']],
  ['the candidate is given to more', { percent: 30 }, ['mf-a@1.2.0']],
  ['the stable version is candidate again', { stable: '1.0.0', candidate: '1.1.0', percent: 30 }, []],
  [
    'the candidate is for everybody',
    { stable: '1.2.0', candidate: null, percent: 0, fallback: [] },
    ['mf-a@1.2.0'],
  ],
])('[REL-05] with a revision that is restored %s', (_what, changes, versions) => {
  expect(given(moves.restore(before(changes)), 'restore')).toEqual(versions);
});

describe('[REL-05] for any moves', () => {
  const COHORTS = Array.from({ length: 40 }, (_, each) => each * 100);
  const version = fc.constantFrom('1.0.0', '1.1.0', '1.2.0');
  const percent = fc.constantFrom(0, 20, 60);
  const move = fc.oneof(
    fc.record({ action: fc.constantFrom('start' as const, 'advance' as const), version, percent }),
    fc.record({ action: fc.constant('promote' as const), version }),
    fc.record({ action: fc.constantFrom('pause' as const, 'halt' as const, 'rollback' as const) }),
    fc.record({ action: fc.constant('restore' as const), earlier: fc.nat({ max: 6 }) }),
  );
  const versionFor = (each: RemoteRelease, cohort: number) =>
    getsCandidate(each, cohort) ? String(each.candidate) : each.stable;

  it('a version new to some visitor is a given one, or rolled back to', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 10 }), (steps) => {
        const documents = [moves.introduce('mf-a', '1.0.0')(emptyReleaseDocument())];
        for (const each of steps) {
          const before = documents.at(-1)!;
          const earlier = 'earlier' in each ? documents[each.earlier] : undefined;
          const planned = () =>
            each.action === 'restore'
              ? moves.restore(earlier ?? before)
              : planMove({ ...common, ...each } as RemoteMove);
          const after = orNull(() => planned()(before));
          if (!after) continue;
          documents.push(after);
          const [was, is] = [before.remotes['mf-a']!, after.remotes['mf-a']!];
          const isBack = !['start', 'advance', 'promote'].includes(each.action);
          const known = [was.stable, ...(isBack ? was.fallback : [])];
          const versions = givenVersions(before.remotes, after.remotes, each.action);
          for (const cohort of COHORTS.filter((one) => versionFor(was, one) !== versionFor(is, one)))
            expect([...known, ...versions.map((one) => one.version)]).toContain(versionFor(is, cohort));
        }
      }),
      { numRuns: 200 },
    );
  });
});

/** Returns null for a refused move. */
function orNull(move: () => ReleaseDocument): ReleaseDocument | null {
  try {
    return move();
  } catch {
    return null;
  }
}
