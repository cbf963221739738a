import { COHORTS, placeOf } from '@careers/federation/node';
import type { Cohort } from '@careers/federation/node';
import type { ReleaseDocument } from '@careers/contract';

/** A version that is on trial, as `[name, version]`. */
export type Candidate = readonly [name: string, version: string];

/** Lanes for trials that run side by side: each takes 100 MB and more. */
export const MAX_TRIAL_LANES = 4;

/** What one lane runs, and for whom. */
export interface TrialGroup {
  key: string;
  candidates: readonly Candidate[];
  /** Keys of the combinations of candidates that visitors are given by it. */
  combinations: readonly string[];
}

/** Returns what a cohort is given for a trial; nothing for who is in no cohort. */
export function candidatesFor(document: ReleaseDocument, cohort: Cohort): Candidate[] {
  if (cohort === null) return [];
  return Object.entries(document.remotes).flatMap(([name, { candidate, stable, percent, salt }]) =>
    candidate !== null && candidate !== stable && placeOf(cohort, salt) < percent
      ? [[name, candidate] as const]
      : [],
  );
}

export function combinationKey(candidates: readonly Candidate[]): string {
  return candidates.map(([name, version]) => `${name}@${version}`).join();
}

/**
 * Returns the lanes that a document's trials take: one for each combination of candidates that visitors are given, so
 * that no mistake of one is another's; those that few are given share the last, where there are too many.
 */
export function trialGroups(document: ReleaseDocument): TrialGroup[] {
  const visitors = new Map<string, { candidates: Candidate[]; count: number }>();
  for (let cohort = 0; cohort < COHORTS; cohort += 1) {
    const candidates = candidatesFor(document, cohort);
    if (candidates.length === 0) continue;
    const key = combinationKey(candidates);
    visitors.set(key, { candidates, count: (visitors.get(key)?.count ?? 0) + 1 });
  }
  const groups = [...visitors]
    .toSorted(([, left], [, right]) => right.count - left.count)
    .map(([key, { candidates }]): TrialGroup => ({ key, candidates, combinations: [key] }));
  if (groups.length <= MAX_TRIAL_LANES) return groups;
  return [...groups.slice(0, MAX_TRIAL_LANES - 1), together(groups.slice(MAX_TRIAL_LANES - 1))];
}

function together(groups: readonly TrialGroup[]): TrialGroup {
  const candidates = new Map(groups.flatMap((group) => group.candidates));
  return {
    key: combinationKey([...candidates]),
    candidates: [...candidates],
    combinations: groups.map(({ key }) => key),
  };
}
