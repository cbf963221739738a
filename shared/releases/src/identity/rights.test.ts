import { array, assert, constantFrom, property, record } from 'fast-check';
import { allows, covers } from './rights.ts';
import type { Right } from './rights.ts';
import type { Grant } from './roles.ts';

const NAMES = ['mf-search', 'mf-offer', 'staging', 'production'] as const;
const ACTIONS = ['start', 'advance', 'promote', 'pin', 'restore', 'freeze', 'halt', 'rollback'] as const;
const RIGHTS: readonly Right[] = [
  { to: 'read' },
  { to: 'fetch' },
  { to: 'administer' },
  ...NAMES.flatMap((name): Right[] => [
    { to: 'publish', remote: name },
    { to: 'follow', environment: name },
    ...ACTIONS.flatMap((action) =>
      NAMES.map((remote): Right => ({ to: 'move', environment: name, remote, action })),
    ),
  ]),
];
const grant = record<Grant>({
  role: constantFrom('viewer', 'publisher', 'manager', 'administrator', 'shell'),
  scope: constantFrom(null, ...NAMES),
});

const of = (role: Grant['role'], scope: string | null = null): Grant[] => [{ role, scope }];
const move = (action: string, environment = 'production', remote = 'mf-search'): Right => ({
  to: 'move',
  environment,
  remote,
  action,
});

describe('[REL-10] rights', () => {
  it('whoever hands on what they have hands on no right that they lack', () => {
    assert(
      property(array(grant, { maxLength: 3 }), grant, (own, wanted) => {
        if (!covers(own, wanted)) return;
        const gained = RIGHTS.filter((right) => allows([wanted], right) && !allows(own, right));
        expect(gained).toEqual([]);
      }),
    );
  });

  it('without any grant there is no right', () => {
    expect(RIGHTS.filter((right) => allows([], right))).toEqual([]);
  });

  it('an administrator may do everything', () => {
    expect(RIGHTS.filter((right) => !allows(of('administrator'), right))).toEqual([]);
  });

  it('a publisher publishes and stops that remote, in any environment, and reads', () => {
    const publisher = of('publisher', 'mf-search');
    const given = RIGHTS.filter((right) => allows(publisher, right));
    const stops = NAMES.flatMap((name) => [move('halt', name), move('rollback', name)]);
    expect(given).toHaveLength(3 + stops.length);
    expect(given).toEqual(
      expect.arrayContaining([
        { to: 'read' },
        { to: 'fetch' },
        { to: 'publish', remote: 'mf-search' },
        ...stops,
      ]),
    );
  });

  it('a manager moves everything in that environment and nothing in another', () => {
    const manager = of('manager', 'staging');
    expect(ACTIONS.every((action) => allows(manager, move(action, 'staging')))).toBe(true);
    expect(ACTIONS.some((action) => allows(manager, move(action, 'production')))).toBe(false);
    expect(allows(manager, { to: 'publish', remote: 'mf-search' })).toBe(false);
  });

  it('a shell follows its environment and fetches files, and reads nothing else', () => {
    const shell = of('shell', 'production');
    expect(RIGHTS.filter((right) => allows(shell, right))).toEqual([
      { to: 'fetch' },
      { to: 'follow', environment: 'production' },
    ]);
  });

  it('a viewer reads and changes nothing', () => {
    expect(RIGHTS.filter((right) => allows(of('viewer'), right))).toEqual([{ to: 'read' }, { to: 'fetch' }]);
  });
});
