import { array, assert, constantFrom, property, record } from 'fast-check';
import { allows, covers } from './rights.ts';
import type { Right } from './rights.ts';
import type { Grant } from './roles.ts';

const NAMES = ['mf-search', 'mf-offer', 'staging', 'production'] as const;
const ACTIONS = [
  'start',
  'advance',
  'pause',
  'promote',
  'pin',
  'restore',
  'freeze',
  'halt',
  'rollback',
] as const;
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
  role: constantFrom('viewer', 'publisher', 'maintainer', 'manager', 'administrator', 'shell'),
  scope: constantFrom(null, ...NAMES, 'mf-search/staging', 'mf-search/production'),
});

const of = (role: Grant['role'], scope: string | null = null): Grant[] => [{ role, scope }];
const move = (action: string, environment = 'production', remote = 'mf-search'): Right => ({
  to: 'move',
  environment,
  remote,
  action,
});

describe('[REL-10] rights', () => {
  it('nobody can grant a right that they lack', () => {
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

  it('a publisher may publish and stop that remote, in any environment, and read', () => {
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

  it('a maintainer may publish, roll out and roll back that remote, in the given environments, and nothing else', () => {
    const releases = ['start', 'advance', 'pause', 'promote', 'halt', 'rollback'] as const;
    const common: Right[] = [{ to: 'read' }, { to: 'fetch' }, { to: 'publish', remote: 'mf-search' }];
    const given = (scope: string) => RIGHTS.filter((right) => allows(of('maintainer', scope), right));
    const inStaging = [...common, ...releases.map((action) => move(action, 'staging'))];
    expect(given('mf-search/staging')).toHaveLength(inStaging.length);
    expect(given('mf-search/staging')).toEqual(expect.arrayContaining(inStaging));
    const everywhere = NAMES.flatMap((name) => releases.map((action) => move(action, name)));
    expect(given('mf-search')).toHaveLength(common.length + everywhere.length);
    expect(allows(of('maintainer', 'mf-search'), move('override failures', 'production', ''))).toBe(false);
  });

  it('a maintainer may delegate one of their environments, not another remote', () => {
    const covered = (scope: string) => covers(of('maintainer', 'mf-search'), { role: 'maintainer', scope });
    expect(['mf-search', 'mf-search/staging', 'mf-search-too', 'mf-offer'].map(covered)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('a manager may move everything in that environment and nothing in another', () => {
    const manager = of('manager', 'staging');
    expect(ACTIONS.every((action) => allows(manager, move(action, 'staging')))).toBe(true);
    expect(ACTIONS.some((action) => allows(manager, move(action, 'production')))).toBe(false);
    expect(allows(manager, { to: 'publish', remote: 'mf-search' })).toBe(false);
  });

  it('a shell may follow its environment and fetch files, and read nothing else', () => {
    const shell = of('shell', 'production');
    expect(RIGHTS.filter((right) => allows(shell, right))).toEqual([
      { to: 'fetch' },
      { to: 'follow', environment: 'production' },
    ]);
  });

  it('a viewer may read, and change nothing', () => {
    expect(RIGHTS.filter((right) => allows(of('viewer'), right))).toEqual([{ to: 'read' }, { to: 'fetch' }]);
  });
});
