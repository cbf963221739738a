import { covers } from '../patterns.ts';
import type { Rule } from '../rule.ts';

export const ownedPaths: Rule = {
  name: 'path-not-owned',
  check({ manifest: { name, mount }, owned }) {
    const foreign = mount.filter((path) => !owned.mount.some((pattern) => covers(pattern, path)));
    return foreign.length > 0 ? `${name} claims ${foreign.join(', ')}, which it does not own.` : null;
  },
  remedy: 'Change "mount", or ask an administrator to give the path to this remote.',
};
