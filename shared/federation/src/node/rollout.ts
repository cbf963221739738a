import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RemoteRelease } from '@careers/contract';

/** Number of cohorts. A cohort is all that is known of a visitor, and identifies nobody. */
export const COHORTS = 4_096;

/** A visitor's cohort, from 0; null for robots and for requests without one, which always get stable. */
export type Cohort = number | null;

const MAX_SALTS = 64;
const places = new LRUCache<string, Uint16Array>({ max: MAX_SALTS });

/**
 * Returns a cohort's position, from 0 to just under 100, in the rollout with this salt. Positions are fixed and evenly
 * spread, so percentages are exact within one cohort, and raising them only adds visitors.
 */
export function placeOf(cohort: number, salt: string): number {
  const known = places.get(salt) ?? shuffledCohorts(salt);
  places.set(salt, known);
  return ((known[cohort] ?? COHORTS) / COHORTS) * 100;
}

/** Returns true if a cohort gets the candidate of a remote: the only rule of a rollout. */
export function getsCandidate(
  { stable, candidate, percent, salt }: Pick<RemoteRelease, 'stable' | 'candidate' | 'percent' | 'salt'>,
  cohort: Cohort,
): boolean {
  if (candidate === null || candidate === stable || cohort === null) return false;
  return placeOf(cohort, salt) < percent;
}

/** Returns each cohort's rank by its hash. */
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
