import { randomUUID } from 'node:crypto';
import type { ReleaseDocument, RemoteRelease } from '@careers/contract';
import { isDevelopmentVersion } from '@careers/federation/checks';
import { impossibleMove } from '../registry-error.ts';

/** Earlier versions that stay ready to fall back to. */
const MAX_FALLBACKS = 5;
/** Versions that nobody gets any more, whose files are still served. */
const MAX_WITHDRAWN = 10;

/** A change of the release document. Moves are pure: the same document and words give the same result. */
export type Move = (document: ReleaseDocument) => ReleaseDocument;

/** A first version is released to all at once; for a known remote nothing changes. */
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

/** Gives a version to a share of the visitors. The salt changes with the candidate only: 5 → 20 just adds people. */
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

/** Gives a version to everybody: the candidate unless another is named. The one before stays as fallback. */
export function promote(remote: string, version?: string): Move {
  return (document) => {
    const release = releaseOf(document, remote);
    const next = version ?? release.candidate;
    if (!next) throw impossibleMove(`${remote} has no candidate: name the version, promote ${remote} 1.2.3.`);
    if (next === release.stable) throw impossibleMove(`${next} is the stable version of ${remote} already.`);
    return withRemote(document, remote, {
      ...release,
      stable: next,
      candidate: null,
      percent: 0,
      // A shell that had disabled the version gives it another try.
      salt: randomUUID(),
      fallback: fallbacks(release.stable, release.fallback, next),
    });
  };
}

/**
 * Rolls back: the candidate when there is one, else the stable version to the one before or the one named.
 */
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
      // The version rolled back is no fallback.
      fallback: release.fallback.filter((each) => each !== target),
    });
  };
}

/** Gives the candidate to more visitors: nobody loses it. */
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

/** Gives the candidate to nobody for now: advanced again, it comes to the same visitors first. */
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

/** Holds a remote where it is, and says why. */
export function pin(remote: string, reason: string): Move {
  return (document) => withRemote(document, remote, { ...releaseOf(document, remote), pinned: reason });
}

/** Lets a remote move again. */
export function unpin(remote: string): Move {
  return (document) => {
    const { pinned, ...release } = releaseOf(document, remote);
    if (pinned === undefined) throw impossibleMove(`${remote} is not pinned.`);
    return withRemote(document, remote, release);
  };
}

/** Gives everybody what an earlier document gave them, as a new revision. Pins are those of today. */
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
      // A site that has left development never falls back into it.
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

/** Returns the release of a remote that has a candidate: the version meant, where one is named. */
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

/** Returns the versions that this move and the ones before withdraw. */
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
