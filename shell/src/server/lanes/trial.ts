import type { MappedRemote } from '../releases/release-map.ts';
import type { Lane } from './lane.ts';
import { loadSame, withCandidates } from './load-set.ts';
import type { ServedSet } from './served-set.ts';
import { combinationKey } from './trial-groups.ts';
import type { Candidate, TrialGroup } from './trial-groups.ts';
import type { Versions } from './versions.ts';
import { fittingCandidates } from './widget-fit.ts';

/** Candidates of a release, loaded in a lane beside the stable versions of all others. */
export class Trial {
  readonly lane: Lane;
  readonly group: TrialGroup;
  readonly #stableKey: string;
  readonly #loaded: ReadonlyMap<string, MappedRemote>;
  readonly #versions: Versions;
  readonly #sets = new Map<string, ServedSet | null>();

  private constructor(
    lane: Lane,
    group: TrialGroup,
    stableKey: string,
    loaded: ReadonlyMap<string, MappedRemote>,
    versions: Versions,
  ) {
    this.lane = lane;
    this.group = group;
    this.#stableKey = stableKey;
    this.#loaded = loaded;
    this.#versions = versions;
  }

  /**
   * Loads what a group has on trial.
   * @throws LaneGone when the lane ends with it.
   */
  static async load(lane: Lane, stable: ServedSet, group: TrialGroup, versions: Versions): Promise<Trial> {
    await loadSame(lane, stable, versions);
    const loaded = new Map<string, MappedRemote>();
    for (const [name, version] of group.candidates) {
      const candidate = await versions.loadFirst(lane, name, [version]);
      if (candidate) loaded.set(name, candidate);
    }
    return new Trial(lane, group, stable.key, loaded, versions);
  }

  /** What it was to run and could not load. */
  get missing(): Candidate[] {
    return this.group.candidates.filter(([name]) => !this.#loaded.has(name));
  }

  /** Whether it can be asked, beside these stable versions. */
  isBeside(stable: ServedSet): boolean {
    return !this.lane.isGone && stable.key === this.#stableKey;
  }

  /** Returns the set with these candidates; null when none of them could be loaded, or fits the others. */
  for(stable: ServedSet, candidates: readonly Candidate[]): ServedSet | null {
    if (!this.isBeside(stable)) return null;
    const key = `${stable.revision} ${combinationKey(candidates)}`;
    const known = this.#sets.get(key);
    if (known !== undefined) return known;
    const loaded = candidates.flatMap(([name]) => this.#loaded.get(name) ?? []);
    const { fitting, unfit } = fittingCandidates(stable.remotes, loaded);
    this.#versions.leaveOut(unfit);
    const set = fitting.length > 0 ? withCandidates(stable, this.lane, fitting) : null;
    this.#sets.set(key, set);
    return set;
  }
}
