import type { Rule } from '@careers/federation/checks';
import type { Candidate } from '../candidate.ts';

/** Refuses uncommitted changes, so that a version's commit contains its sources. */
export const dirtyTree: Rule<Pick<Candidate, 'manifest' | 'agreed'>> = {
  name: 'dirty-tree',
  check: ({ manifest: { name, version, commit, dirty = false }, agreed }) =>
    dirty && !agreed.dirty
      ? `${name}@${version} was built with changes that its commit ${commit.slice(0, 8)} has not.`
      : null,
  remedy: 'Commit them, build it again and publish that, or publish with allowDirty=true.',
};
