import type { Rule } from '@careers/federation/checks';
import type { Candidate } from '../candidate.ts';

/** A version is looked up by its commit later: that must have what was built. */
export const dirtyTree: Rule<Pick<Candidate, 'manifest' | 'agreed'>> = {
  name: 'dirty-tree',
  check: ({ manifest: { name, version, commit, dirty = false }, agreed }) =>
    dirty && !agreed.dirty
      ? `${name}@${version} was built with changes that its commit ${commit.slice(0, 8)} has not.`
      : null,
  remedy: 'Commit them, build it again and publish that, or publish with allowDirty=true.',
};
