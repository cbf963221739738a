import { createHash } from 'node:crypto';
import type { ReleaseDocument, RemoteRelease } from '@careers/contract';

const BUCKETS = 10_000;

export interface Visitor {
  id: string;
  /** Robots always get stable: what is indexed must not depend on a rollout. */
  isBot: boolean;
}

/**
 * Returns the visitor's place, 0 to just under 100, in the rollout with this salt. It depends on nothing
 * else, so raising a percentage only adds visitors.
 */
export function bucketOf(visitorId: string, salt: string): number {
  const digest = createHash('sha256').update(`${salt}:${visitorId}`).digest();
  return (digest.readUInt32BE(0) % BUCKETS) / (BUCKETS / 100);
}

/**
 * Returns, for each remote, the versions to try for this visitor, best first: the candidate or the stable
 * one, then what the release document falls back to.
 */
export function chooseVersions(document: ReleaseDocument, visitor: Visitor): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(document.remotes).map(([name, release]) => [name, versionsFor(release, visitor)]),
  );
}

function versionsFor(release: RemoteRelease, visitor: Visitor): string[] {
  const inRollout =
    release.candidate !== null && !visitor.isBot && bucketOf(visitor.id, release.salt) < release.percent;
  const first = inRollout && release.candidate !== null ? [release.candidate] : [];
  return [...new Set([...first, release.stable, ...release.fallback])];
}
