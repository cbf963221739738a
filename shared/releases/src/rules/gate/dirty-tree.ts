import type { Rule } from '@careers/federation/checks';
import type { Candidate } from '../candidate.ts';

/** Refuses uncommitted changes, so that a version's commit contains its sources. */
export const dirtyTree: Rule<Pick<Candidate, 'manifest' | 'agreed'>> = {
  name: 'dirty-tree',
  check: ({ manifest: { name, version, commit, dirty = false }, agreed }) =>
    dirty && !agreed.dirty
      ? `${name}@${version} was built with uncommitted changes on top of ${commit.slice(0, 8)}.`
      : null,
  remedy: 'Commit them, build it again and publish that, or publish with allowDirty=true.',
};
