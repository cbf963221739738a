import type { ReleaseDocument, RemoteRelease } from '@careers/contract';

/** Summarises a release: `1.0.0, 1.1.0 at 5 %`. */
export function releaseWords(release: RemoteRelease | null | undefined): string {
  if (!release) return 'not released';
  const { stable, candidate, percent, pinned } = release;
  const given = candidate === null ? stable : `${stable}, ${candidate} at ${percent}\u00a0%`;
  return pinned === undefined ? given : `${given}, pinned`;
}

export interface ReleaseChange {
  remote: string;
  before: string;
  after: string;
}

/** Returns the remotes whose release differs. */
export function releaseChanges(
  before: ReleaseDocument['remotes'],
  after: ReleaseDocument['remotes'],
): ReleaseChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((remote) => ({ remote, before: releaseWords(before[remote]), after: releaseWords(after[remote]) }))
    .filter((change) => change.before !== change.after);
}
