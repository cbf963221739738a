import { chooseVersions } from '@careers/federation/node';
import type { ReleaseDocument } from '@careers/contract';
import type { MappedRemote } from '../releases/release-map.ts';
import { keyOf } from '../releases/release-set.ts';
import type { Lane } from './lane.ts';
import type { ServedSet } from './served-set.ts';
import type { Versions } from './versions.ts';
import { fitToWidgets } from './widget-fit.ts';

/** Returns the versions of each remote that are stable, best first: for those who are on no trial. */
export function stableChoices(document: ReleaseDocument): Record<string, string[]> {
  return chooseVersions(document, null);
}

/** Returns the stable version of each remote that is tried first. */
export function firstChoices(document: ReleaseDocument): [name: string, version: string][] {
  return Object.entries(stableChoices(document)).flatMap(([name, [first]]) =>
    first === undefined ? [] : [[name, first] as [string, string]],
  );
}

/**
 * Loads the stable set in a lane; a version that cannot be loaded gives way to the one before it.
 * @throws LaneGone when the lane ends with it.
 */
export async function loadStable(
  lane: Lane,
  document: ReleaseDocument,
  versions: Versions,
): Promise<ServedSet> {
  const choices = Object.entries(stableChoices(document));
  const unavailable = await versions.fetch(firstChoices(document));
  const loaded = new Map<string, MappedRemote>();
  // One by one: who ends the lane is known.
  for (const [name, candidates] of choices) {
    const available = candidates.filter((version) => !unavailable.has(`${name}@${version}`));
    const remote = await versions.loadFirst(lane, name, available);
    if (remote) loaded.set(name, remote);
  }
  const { remotes, unfit } = await fitToWidgets(
    loaded,
    (name, after) => laterThan(after, new Map(choices).get(name)),
    (name, version) => versions.loadFirst(lane, name, [version]),
  );
  versions.leaveOut(unfit);
  const missing = choices.filter(([name]) => !remotes.has(name));
  return {
    key: keyOf(remotes.values()),
    revision: document.revision,
    remotes,
    missing: await Promise.all(missing.map(([name, [first = '']]) => versions.describe(name, first))),
    lane,
    onTrial: [],
    unfit: unfit.map(({ name, version }) => `${name}@${version}`),
  };
}

/**
 * Loads in another lane what a set runs.
 * @throws LaneGone when the lane ends with it.
 */
export async function loadSame(lane: Lane, { remotes }: ServedSet, versions: Versions): Promise<void> {
  for (const [name, { manifest }] of remotes) await versions.loadFirst(lane, name, [manifest.version]);
}

/** Returns a set without what it runs in another version than the one before it; all of it when there was none. */
export function unchangedSince(before: ServedSet | undefined, set: ServedSet): ServedSet {
  if (!before) return set;
  const unchanged = [...set.remotes].filter(
    ([name, { manifest }]) => before.remotes.get(name)?.manifest.version === manifest.version,
  );
  const remotes = new Map(unchanged);
  return { ...set, remotes, key: keyOf(remotes.values()) };
}

function laterThan(version: string, versions: readonly string[] = []): readonly string[] {
  return versions.slice(versions.indexOf(version) + 1);
}

/** Returns what a set lacks of what was wanted most, as `[name, version]`. */
export function unmet(
  { remotes }: Pick<ServedSet, 'remotes'>,
  document: ReleaseDocument,
): [name: string, version: string][] {
  return Object.entries(document.remotes).flatMap(([name, { stable }]) =>
    remotes.get(name)?.manifest.version === stable ? [] : [[name, stable] as [string, string]],
  );
}

/** Whether a set is just what was wanted most. What else a document would do with is no part of that: the list is cut. */
export function runsAll(set: Pick<ServedSet, 'remotes'>, document: ReleaseDocument): boolean {
  return unmet(set, document).length === 0 && set.remotes.size === Object.keys(document.remotes).length;
}

/** Returns what a set lacks and might have at the next try: not what does not fit the others of it. */
export function worthRetrying(
  set: Pick<ServedSet, 'remotes' | 'unfit'>,
  document: ReleaseDocument,
): [name: string, version: string][] {
  return unmet(set, document).filter(([name, version]) => !set.unfit.includes(`${name}@${version}`));
}

/** Returns the set with some of its remotes in the version that is on trial. */
export function withCandidates(
  stable: ServedSet,
  lane: Lane,
  candidates: readonly MappedRemote[],
): ServedSet {
  const remotes = new Map(stable.remotes);
  for (const candidate of candidates) remotes.set(candidate.manifest.name, candidate);
  return {
    key: keyOf(remotes.values()),
    revision: stable.revision,
    remotes,
    missing: stable.missing.filter(({ name }) => !remotes.has(name)),
    lane,
    onTrial: candidates.map(({ manifest: { name, version } }) => `${name}@${version}`),
    unfit: stable.unfit,
  };
}
