import { overlaps } from '../patterns.ts';
import type { Candidate, Rule } from '../rule.ts';

/** A path has one owner: what another released remote claims cannot be claimed. */
export const foreignPaths: Rule<Pick<Candidate, 'manifest' | 'live'>> = {
  name: 'path-taken',
  check({ manifest: { name, mount }, live }) {
    for (const other of live.filter((each) => each.name !== name)) {
      const taken = mount.find((path) => other.mount.some((theirs) => overlaps(theirs, path)));
      if (taken) return `${name} claims ${taken}, which is ${other.name}'s.`;
    }
    return null;
  },
  remedy: 'Agree with its team, or change "mount".',
};
