import { chooseVersions } from '@careers/federation/node';
import type { Cohort } from '@careers/federation/node';
import type { ReleaseDocument } from '@careers/contract';
import type { MappedRemote } from '../releases/release-map.ts';
import type { Lane } from './lane.ts';
import { withCandidates } from './load-set.ts';
import type { ServedSet } from './served-set.ts';
import type { Versions } from './versions.ts';

/** Returns the versions that visitors may be given for a trial, as `[name, version]`. */
export function candidatesOf(document: ReleaseDocument): [name: string, version: string][] {
  return Object.entries(document.remotes).flatMap(([name, { candidate, stable, percent }]) =>
    candidate !== null && candidate !== stable && percent > 0 ? [[name, candidate] as [string, string]] : [],
  );
}

/** The candidates of a release, loaded in a lane beside the stable versions of all others. */
export class Trial {
  readonly lane: Lane;
  readonly #stableKey: string;
  readonly #wanted: string;
  readonly #candidates: ReadonlyMap<string, MappedRemote>;
  readonly #sets = new Map<string, ServedSet>();

  private constructor(
    lane: Lane,
    stableKey: string,
    wanted: string,
    candidates: ReadonlyMap<string, MappedRemote>,
  ) {
    this.lane = lane;
    this.#stableKey = stableKey;
    this.#wanted = wanted;
    this.#candidates = candidates;
  }

  /**
   * Loads what the document has on trial.
   * @throws LaneGone when the lane ends with it.
   */
  static async load(
    lane: Lane,
    stable: ServedSet,
    document: ReleaseDocument,
    versions: Versions,
  ): Promise<Trial> {
    for (const [name, { manifest }] of stable.remotes)
      await versions.loadFirst(lane, name, [manifest.version]);
    const candidates = new Map<string, MappedRemote>();
    for (const [name, version] of candidatesOf(document)) {
      const candidate = await versions.loadFirst(lane, name, [version]);
      if (candidate) candidates.set(name, candidate);
    }
    return new Trial(lane, stable.key, wantedOf(document), candidates);
  }

  /** `name@version` of all that are on trial here. */
  get versions(): string[] {
    return [...this.#candidates.values()].map(({ manifest: { name, version } }) => `${name}@${version}`);
  }

  /** Whether this is what the document has on trial, beside these stable versions. */
  isFor(stable: ServedSet, document: ReleaseDocument): boolean {
    return !this.lane.isGone && stable.key === this.#stableKey && this.#wanted === wantedOf(document);
  }

  /** Returns the set of a cohort, null when it is on no trial. */
  for(stable: ServedSet, document: ReleaseDocument, cohort: Cohort): ServedSet | null {
    if (this.lane.isGone || stable.key !== this.#stableKey) return null;
    const choices = chooseVersions(document, cohort);
    const given = [...this.#candidates.values()].filter(
      ({ manifest: { name, version } }) =>
        choices[name]?.[0] === version && document.remotes[name]?.stable !== version,
    );
    if (given.length === 0) return null;
    const key = [stable.revision, ...given.map(({ manifest }) => manifest.name)].join();
    const known = this.#sets.get(key);
    const set = known ?? withCandidates(stable, this.lane, given);
    this.#sets.set(key, set);
    return set;
  }
}

function wantedOf(document: ReleaseDocument): string {
  return JSON.stringify(candidatesOf(document));
}
