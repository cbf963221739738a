import type { ReleaseDocument, RemoteRelease } from '@careers/contract';
import type { MoveRequest } from './schemas.ts';

/** Moves that withdraw a version from visitors: never blocked. */
export const WAYS_BACK: ReadonlySet<MoveRequest['action']> = new Set(['halt', 'pause', 'rollback']);

export interface GivenVersion {
  remote: string;
  version: string;
}

/**
 * Returns the versions that a move gives to visitors who do not have them: none for a rollback, or for a restored
 * revision whose stable version is a fallback.
 */
export function givenVersions(
  before: ReleaseDocument['remotes'],
  after: ReleaseDocument['remotes'],
  action: MoveRequest['action'],
): GivenVersion[] {
  if (WAYS_BACK.has(action)) return [];
  return Object.entries(after).flatMap(([remote, now]) => {
    const then = before[remote];
    const isBack = action === 'restore' && then?.fallback.includes(now.stable);
    const given = [
      ...(now.stable === then?.stable || isBack ? [] : [now.stable]),
      ...(now.candidate !== null && now.percent > shareOf(then, now.candidate, now.salt)
        ? [now.candidate]
        : []),
    ];
    return given.map((version) => ({ remote, version }));
  });
}

/** Returns the share of visitors that have a version; with another salt they are other visitors. */
function shareOf(release: RemoteRelease | undefined, version: string, salt: string): number {
  if (release?.stable === version) return 100 - release.percent;
  return release?.candidate === version && release.salt === salt ? release.percent : 0;
}
