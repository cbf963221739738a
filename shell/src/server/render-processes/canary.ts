import { getsCandidate } from '@careers/federation/node';
import type { Cohort } from '@careers/federation/node';
import type { ReleaseDocument } from '@careers/contract';
import type { MappedRemote } from '../releases/release-map.ts';
import { keyOf } from '../releases/release-set.ts';
import type { ActiveSet } from './active-set.ts';
import type { RenderProcess } from './render-process.ts';
import { versionNames } from './versions.ts';
import type { Version, Versions } from './versions.ts';
import { fittingCandidates } from './widget-fit.ts';

/** Returns the candidates of a document: those that this cohort is given, or that any visitor is. */
export function candidatesOf(document: ReleaseDocument, cohort: Cohort | 'any'): Version[] {
  return Object.entries(document.remotes).flatMap(([name, release]) => {
    const { candidate, stable, percent } = release;
    const isGiven = cohort === 'any' ? percent > 0 && candidate !== stable : getsCandidate(release, cohort);
    return candidate !== null && isGiven ? [[name, candidate] as const] : [];
  });
}

/** All candidates of a release, loaded in one process beside the released versions. */
export class Canary {
  readonly process: RenderProcess;
  readonly #candidates: readonly Version[];
  readonly #releasedKey: string;
  readonly #loaded: ReadonlyMap<string, MappedRemote>;
  readonly #versions: Versions;
  readonly #sets = new Map<string, ActiveSet | null>();

  private constructor(
    process: RenderProcess,
    released: ActiveSet,
    candidates: readonly Version[],
    loaded: ReadonlyMap<string, MappedRemote>,
    versions: Versions,
  ) {
    this.process = process;
    this.#candidates = candidates;
    this.#releasedKey = released.key;
    this.#loaded = loaded;
    this.#versions = versions;
  }

  /**
   * Loads candidates, and first the released versions that stand beside them.
   * @throws ProcessExited when the process ends with it.
   */
  static async load(
    process: RenderProcess,
    released: ActiveSet,
    candidates: readonly Version[],
    versions: Versions,
  ): Promise<Canary> {
    for (const [name, { manifest }] of released.remotes)
      await versions.loadFirst(process, name, [manifest.version]);
    const loaded = new Map<string, MappedRemote>();
    for (const [name, version] of candidates) {
      const candidate = await versions.loadFirst(process, name, [version]);
      if (candidate) loaded.set(name, candidate);
    }
    return new Canary(process, released, candidates, loaded, versions);
  }

  /** Candidates that could not be loaded. */
  get missing(): Version[] {
    return this.#candidates.filter(([name]) => !this.#loaded.has(name));
  }

  /** Whether it runs just these candidates beside these released versions. */
  runs(released: ActiveSet, candidates: readonly Version[]): boolean {
    return (
      this.#isBeside(released) && versionNames(this.#candidates).join() === versionNames(candidates).join()
    );
  }

  /** Returns the released set with these candidates; null when none of them is loaded, or fits the others. */
  setOf(released: ActiveSet, candidates: readonly Version[]): ActiveSet | null {
    if (!this.#isBeside(released) || candidates.length === 0) return null;
    const key = `${released.revision} ${versionNames(candidates).join()}`;
    const known = this.#sets.get(key);
    if (known !== undefined) return known;
    const loaded = candidates.flatMap(([name, version]) => {
      const remote = this.#loaded.get(name);
      return remote?.manifest.version === version ? [remote] : [];
    });
    const { fitting, unfit } = fittingCandidates(released.remotes, loaded);
    this.#versions.leaveOut(unfit);
    const set = fitting.length > 0 ? this.#withCandidates(released, fitting) : null;
    this.#sets.set(key, set);
    return set;
  }

  #isBeside(released: ActiveSet): boolean {
    return !this.process.isGone && released.key === this.#releasedKey;
  }

  #withCandidates(released: ActiveSet, candidates: readonly MappedRemote[]): ActiveSet {
    const remotes = new Map(released.remotes);
    for (const candidate of candidates) remotes.set(candidate.manifest.name, candidate);
    return {
      ...released,
      key: keyOf(remotes.values()),
      remotes,
      missing: released.missing.filter(({ name }) => !remotes.has(name)),
      process: this.process,
      candidates: candidates.map(({ manifest: { name, version } }) => `${name}@${version}`),
    };
  }
}
