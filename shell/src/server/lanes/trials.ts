import type { Cohort } from '@careers/federation/node';
import type { ReleaseDocument } from '@careers/contract';
import type { Lane } from './lane.ts';
import type { ServedSet } from './served-set.ts';
import { Strikes } from './strikes.ts';
import type { Trial } from './trial.ts';
import { candidatesFor, combinationKey, trialGroups } from './trial-groups.ts';
import type { Candidate, TrialGroup } from './trial-groups.ts';

/** The trials of a release, each in a lane: a mistake of one ends its own lane only. */
export class Trials {
  #groups: readonly TrialGroup[] = [];
  readonly #running = new Map<string, Trial>();
  #strikes = new Strikes();
  readonly #givenUp = new Set<string>();

  /** Ends those that a document has no more, or not beside these stable versions; returns what is to be started. */
  follow(document: ReleaseDocument, stable: ServedSet): TrialGroup[] {
    const groups = trialGroups(document);
    const isSame = groups.map(({ key }) => key).join('|') === this.#groups.map(({ key }) => key).join('|');
    if (!isSame) {
      this.#strikes = new Strikes();
      this.#givenUp.clear();
    }
    this.#groups = groups;
    for (const [key, trial] of this.#running) {
      if (trial.isBeside(stable) && groups.some((group) => group.key === key)) continue;
      this.#running.delete(key);
      void trial.lane.end();
    }
    return groups.filter(({ key }) => !this.#running.has(key) && !this.#givenUp.has(key));
  }

  add(trial: Trial): void {
    this.#running.set(trial.group.key, trial);
  }

  /** What is to be on trial and could not be loaded, each once. */
  get missing(): Candidate[] {
    const missing = [...this.#running.values()].flatMap((trial) => trial.missing);
    return [...new Map(missing.map((candidate) => [combinationKey([candidate]), candidate])).values()];
  }

  has(lane: Lane): boolean {
    return [...this.#running.values()].some((trial) => trial.lane === lane);
  }

  /** Returns the set of a cohort, null when it is on no trial, or that is not ready. */
  for(stable: ServedSet, document: ReleaseDocument, cohort: Cohort): ServedSet | null {
    const candidates = candidatesFor(document, cohort);
    if (candidates.length === 0) return null;
    const key = combinationKey(candidates);
    const group = this.#groups.find(({ combinations }) => combinations.includes(key));
    return (group && this.#running.get(group.key)?.for(stable, candidates)) ?? null;
  }

  /**
   * Returns who answers for the end of a group's lane, where nothing tells whose fault it was: not those that have a lane
   * of their own too, where a mistake of theirs would show.
   */
  answerable({ key, candidates }: TrialGroup): string[] {
    const versions = candidates.map((candidate) => combinationKey([candidate]));
    return versions.filter(
      (version) => version === key || !this.#groups.some((group) => group.key === version),
    );
  }

  /** A group's lane has ended by itself; returns whether that was once too often: it is tried no more. */
  hasEnded({ key }: TrialGroup): boolean {
    if (!this.#strikes.add(key)) return false;
    this.#givenUp.add(key);
    return true;
  }
}
