import type { RemoteRelease } from '@careers/contract';

/** Returns what visitors get of a remote, in a line. */
export function describeRelease(remote: string, release: RemoteRelease | undefined): string {
  if (!release) return `${remote}: nothing is released`;
  const candidate = release.candidate ? `, ${release.candidate} for ${release.percent} %` : '';
  const pinned = release.pinned === undefined ? '' : `, pinned: ${release.pinned}`;
  return `${remote}: ${release.stable} stable${candidate}${pinned}`;
}

/** Returns what somebody may do, in a line. */
export function describeGrants(grants: readonly { role: string; scope: string | null }[]): string {
  return grants.map(({ role, scope }) => `${role} of ${scope ?? 'all'}`).join(', ') || 'may do nothing';
}
