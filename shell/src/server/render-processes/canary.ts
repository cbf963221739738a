import { getsCandidate } from '@careers/federation/node';
import type { Cohort } from '@careers/federation/node';
import type { ReleaseDocument } from '@careers/contract';
import type { MappedRemote } from '../releases/release-map.ts';
import { keyOf } from '../releases/release-set.ts';
import type { ActiveSet } from './active-set.ts';
import type { RenderProcess } from './render-process.ts';
import { versionName } from './versions.ts';
import type { Version, Versions } from './versions.ts';
import { fittingCandidates } from './widget-fit.ts';

/** All candidates of a release, loaded in one process with the released versions. */
export interface Canary {
  process: RenderProcess;
  /** Equal for the same candidates with the same released versions. */
  key: string;
  /** Candidates that could not be loaded. */
  missing: Version[];
  /** Returns the released set with these candidates; null if none is loaded and compatible with the others. */
  setOf(released: ActiveSet, candidates: readonly Version[]): ActiveSet | null;
}

/** Returns the candidates of a document that this cohort gets, or that any visitor gets. */
export function candidatesOf(document: ReleaseDocument, cohort: Cohort | 'any'): Version[] {
  return Object.entries(document.remotes).flatMap(([name, release]) => {
    const { candidate, stable, percent } = release;
    const isGiven = cohort === 'any' ? percent > 0 && candidate !== stable : getsCandidate(release, cohort);
    return candidate !== null && isGiven ? [[name, candidate] as const] : [];
  });
}

export function canaryKey(released: ActiveSet, candidates: readonly Version[]): string {
  return [released.key, ...candidates.map(versionName)].join(' ');
}

/**
 * Loads candidates into a process, after the released versions.
 * @throws ProcessExited
 */
export async function loadCanary(
  process: RenderProcess,
  released: ActiveSet,
  candidates: readonly Version[],
  versions: Versions,
): Promise<Canary> {
  for (const [name, { manifest }] of released.remotes) await versions.load(process, name, manifest.version);
  const loaded = new Map<string, MappedRemote>();
  for (const [name, version] of candidates) {
    const candidate = await versions.load(process, name, version);
    if (candidate) loaded.set(versionName([name, version]), candidate);
  }
  const sets = new Map<string, ActiveSet | null>();
  return {
    process,
    key: canaryKey(released, candidates),
    missing: candidates.filter((candidate) => !loaded.has(versionName(candidate))),
    setOf(current, given) {
      if (process.isGone || current.key !== released.key || given.length === 0) return null;
      const names = given.map(versionName);
      const key = [current.revision, ...names].join(' ');
      const known = sets.get(key);
      if (known !== undefined) return known;
      const { fitting, unfit } = fittingCandidates(
        current.remotes,
        names.flatMap((name) => loaded.get(name) ?? []),
      );
      versions.leaveOut(unfit);
      const set = fitting.length > 0 ? { ...withCandidates(current, fitting), process } : null;
      sets.set(key, set);
      return set;
    },
  };
}

function withCandidates(released: ActiveSet, candidates: readonly MappedRemote[]): ActiveSet {
  const own = candidates.map((remote) => [remote.manifest.name, remote] as const);
  const remotes = new Map([...released.remotes, ...own]);
  return {
    ...released,
    key: keyOf(remotes.values()),
    remotes,
    missing: released.missing.filter(({ name }) => !remotes.has(name)),
    candidates: candidates.map(({ manifest: { name, version } }) => `${name}@${version}`),
  };
}
