import { array, assert, constantFrom, property, record, tuple } from 'fast-check';
import { claims } from '@careers/contract';
import { refuseOwned } from './remotes.ts';
import type { Owned } from './remotes.ts';

const segment = constantFrom('a', 'b', 'ab');
const path = array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
const mount = tuple(path, constantFrom('', '/*')).map(([base, rest]) =>
  base === '/' ? rest || '/' : base + rest,
);
const remote = record<Owned>({
  name: constantFrom('mf-a', 'mf-b', 'mf-c', 'mf-d'),
  team: constantFrom('team'),
  mount: array(mount, { maxLength: 2 }),
  widgets: array(segment, { maxLength: 2 }),
});

/** Grants each request in turn unless it is already owned. */
function given(wanted: readonly Owned[]): Owned[] {
  return wanted.reduce<Owned[]>((owners, next) => {
    try {
      refuseOwned(next, owners);
      return [...owners.filter(({ name }) => name !== next.name), next];
    } catch {
      return owners;
    }
  }, []);
}

describe('[REL-10] for any requests in any order', () => {
  it('no path and no widget has two owners', () => {
    assert(
      property(array(remote, { maxLength: 8 }), path, segment, (wanted, visited, widget) => {
        const owners = given(wanted);
        const ofPath = owners.filter((owner) => owner.mount.some((each) => claims(each, visited)));
        expect(ofPath.length).toBeLessThanOrEqual(1);
        expect(owners.filter(({ widgets }) => widgets.includes(widget)).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  it('a remote is never refused its own', () => {
    assert(
      property(array(remote, { maxLength: 8 }), (wanted) => {
        const owners = given(wanted);
        for (const owner of owners) expect(() => refuseOwned(owner, owners)).not.toThrow();
      }),
    );
  });

  it('a name with the prefix of an owned one is free', () => {
    const other = { name: 'mf-other', team: 'other', mount: ['/nos-offres/*'], widgets: ['offre'] };
    const wanted = {
      name: 'mf-a',
      team: 'a',
      mount: ['/nos-offres-cadres', '/nos/*'],
      widgets: ['offre-cadre'],
    };
    expect(() => refuseOwned(wanted, [other])).not.toThrow();
  });
});
