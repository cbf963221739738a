import { randomUUID } from 'node:crypto';
import type { ReleaseDocument, RemoteRelease } from '@careers/contract';
import { isDevelopmentVersion } from '@careers/federation/checks';
import { impossibleMove } from '../registry-error.ts';

/** Maximum number of fallback versions. */
const MAX_FALLBACKS = 5;
/** Maximum number of withdrawn versions, whose files are still served. */
const MAX_WITHDRAWN = 10;

/** A change of the release document. Moves are pure functions, except for new salts. */
export type Move = (document: ReleaseDocument) => ReleaseDocument;

/** Releases a first version to all; no-op for a known remote. */
export function introduce(remote: string, version: string): Move {
  return (document) =>
    document.remotes[remote]
      ? document
      : withRemote(document, remote, {
          stable: version,
          candidate: null,
          percent: 0,
          salt: randomUUID(),
          fallback: [],
        });
}

/**
 * Gives a version to a share of visitors. The salt changes only with the candidate, so that 5 % → 20 % only adds
 * visitors.
 */
export function rollout(remote: string, version: string, percent: number): Move {
  return (document) => {
    const release = releaseOf(document, remote);
    if (!(percent >= 0 && percent <= 100)) throw impossibleMove('A percentage is a number from 0 to 100.');
    if (version === release.stable)
      throw impossibleMove(`${version} is the stable version of ${remote} already.`);
    const salt = release.candidate === version ? release.salt : randomUUID();
    return withRemote(document, remote, { ...release, candidate: version, percent, salt });
  };
}

/** Releases a version to all. The previous one becomes a fallback. */
export function promote(remote: string, version: string): Move {
  return (document) => {
    const release = releaseOf(document, remote);
    if (version === release.stable)
      throw impossibleMove(`${version} is the stable version of ${remote} already.`);
    return withRemote(document, remote, {
      ...release,
      stable: version,
      candidate: null,
      percent: 0,
      // A new salt makes shells enable the version again.
      salt: randomUUID(),
      fallback: fallbacks(release.stable, release.fallback, version),
    });
  };
}

/** Rolls back: halts the candidate if any, else returns the stable version to the previous or named one. */
export function rollback(remote: string, version?: string): Move {
  return (document) => {
    const release = releaseOf(document, remote);
    if (release.candidate && !version) return halt(remote)(document);
    const target = version ?? release.fallback[0];
    if (!target) throw impossibleMove(`${remote} has no version before ${release.stable}.`);
    if (target === release.stable)
      throw impossibleMove(`${target} is the stable version of ${remote} already.`);
    return withRemote(document, remote, {
      ...release,
      stable: target,
      candidate: null,
      percent: 0,
      // The version rolled back must not become a fallback.
      fallback: release.fallback.filter((each) => each !== target),
    });
  };
}

/** Gives the candidate to more visitors; no visitor loses it. */
export function advance(remote: string, percent: number, version?: string): Move {
  return (document) => {
    const release = withCandidate(document, remote, version);
    if (percent <= release.percent)
      throw impossibleMove(
        `${remote}@${release.candidate} is given to ${release.percent} % already: advance it to more, or pause or halt it.`,
      );
    return rollout(remote, release.candidate, percent)(document);
  };
}

/** Sets the candidate to 0 %; advanced again, it reaches the same visitors first. */
export function pause(remote: string, version?: string): Move {
  return (document) => {
    const release = withCandidate(document, remote, version);
    if (release.percent === 0) throw impossibleMove(`${remote}@${release.candidate} is paused already.`);
    return withRemote(document, remote, { ...release, percent: 0 });
  };
}

/** Removes the candidate; the stable version stays. */
export function halt(remote: string, version?: string): Move {
  return (document) =>
    withRemote(document, remote, {
      ...withCandidate(document, remote, version),
      candidate: null,
      percent: 0,
    });
}

/** Pins a remote at its release, with a reason. */
export function pin(remote: string, reason: string): Move {
  return (document) => withRemote(document, remote, { ...releaseOf(document, remote), pinned: reason });
}

/** Unpins a remote. */
export function unpin(remote: string): Move {
  return (document) => {
    const { pinned, ...release } = releaseOf(document, remote);
    if (pinned === undefined) throw impossibleMove(`${remote} is not pinned.`);
    return withRemote(document, remote, release);
  };
}

/** Restores the release of an earlier document as a new revision. Keeps the current pins. */
export function restore(earlier: ReleaseDocument): Move {
  return (document) => {
    const remotes = Object.entries(earlier.remotes).map(([name, then]): [string, RemoteRelease] => {
      const { pinned: _then, ...release } = then;
      const now = document.remotes[name];
      const withdrawn = now ? withdrawnBy(now, release) : [];
      return [name, { ...release, withdrawn, ...(now?.pinned !== undefined && { pinned: now.pinned }) }];
    });
    return { revision: document.revision + 1, remotes: Object.fromEntries(remotes) };
  };
}

function fallbacks(first: string, others: readonly string[], next: string): string[] {
  return (
    [...new Set([first, ...others])]
      .filter((version) => version !== next)
      // Production releases never fall back to development builds.
      .filter((version) => isDevelopmentVersion(next) || !isDevelopmentVersion(version))
      .slice(0, MAX_FALLBACKS)
  );
}

function releaseOf(document: ReleaseDocument, remote: string): RemoteRelease {
  const release = document.remotes[remote];
  if (release) return release;
  const known = Object.keys(document.remotes).join(', ') || 'none';
  throw impossibleMove(
    `${remote} was never released. Released remotes: ${known}. Publish it first: publish ${remote}.`,
  );
}

/** Returns the release of a remote with a candidate, which must match the named version, if any. */
function withCandidate(
  document: ReleaseDocument,
  remote: string,
  version?: string,
): RemoteRelease & { candidate: string } {
  const release = releaseOf(document, remote);
  const { candidate } = release;
  if (candidate === null) throw impossibleMove(`${remote} has no candidate: start one first.`);
  if (version !== undefined && version !== candidate)
    throw impossibleMove(`The candidate of ${remote} is ${candidate}, not ${version}.`);
  return { ...release, candidate };
}

function withRemote(document: ReleaseDocument, remote: string, release: RemoteRelease): ReleaseDocument {
  const before = document.remotes[remote];
  return {
    revision: document.revision + 1,
    remotes: {
      ...document.remotes,
      [remote]: { ...release, withdrawn: before ? withdrawnBy(before, release) : [] },
    },
  };
}

/** Returns the versions withdrawn by this move and earlier ones. */
function withdrawnBy(before: RemoteRelease, after: RemoteRelease): string[] {
  const kept = versionsOf(after);
  const gone = [...versionsOf(before), ...(before.withdrawn ?? [])].filter(
    (version) => !kept.includes(version),
  );
  return [...new Set(gone)].slice(0, MAX_WITHDRAWN);
}

function versionsOf({ stable, candidate, fallback }: RemoteRelease): string[] {
  return [stable, ...(candidate === null ? [] : [candidate]), ...fallback];
}
