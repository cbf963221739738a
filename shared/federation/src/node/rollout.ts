import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReleaseDocument, RemoteRelease } from '@careers/contract';

/** A visitor is one of so many cohorts, and nothing else is known of him: a cohort is no identifier of a person. */
export const COHORTS = 4_096;

/** A visitor's cohort, from 0; null for who sends none and for robots, who always get stable. */
export type Cohort = number | null;

const SALTS = 64;
const places = new LRUCache<string, Uint16Array>({ max: SALTS });

/**
 * Returns a cohort's place, 0 to just under 100, in the rollout with this salt. Places are handed out evenly, so that a
 * percentage is met as exactly as cohorts allow; they depend on nothing else, so raising it only adds visitors.
 */
export function placeOf(cohort: number, salt: string): number {
  const known = places.get(salt) ?? shuffledCohorts(salt);
  places.set(salt, known);
  return ((known[cohort] ?? COHORTS) / COHORTS) * 100;
}

/**
 * Returns, for each remote, the versions to try for this visitor, best first: the candidate or the stable
 * one, then what the release document falls back to.
 */
export function chooseVersions(document: ReleaseDocument, cohort: Cohort): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(document.remotes).map(([name, release]) => [name, versionsFor(release, cohort)]),
  );
}

function versionsFor(
  { stable, candidate, percent, salt, fallback }: RemoteRelease,
  cohort: Cohort,
): string[] {
  const isOnTrial = candidate !== null && cohort !== null && placeOf(cohort, salt) < percent;
  return [...new Set([...(isOnTrial ? [candidate] : []), stable, ...fallback])];
}

/** Each cohort's rank by its hash. */
function shuffledCohorts(salt: string): Uint16Array {
  const hashes = Array.from({ length: COHORTS }, (_, cohort) => ({
    cohort,
    hash: createHash('sha256').update(`${salt}:${cohort}`).digest('hex'),
  }));
  const ranks = new Uint16Array(COHORTS);
  hashes
    .sort((left, right) => (left.hash < right.hash ? -1 : 1))
    .forEach(({ cohort }, rank) => (ranks[cohort] = rank));
  return ranks;
}
