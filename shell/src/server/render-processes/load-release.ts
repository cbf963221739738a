import type { ReleaseDocument } from '@careers/contract';
import type { MappedRemote } from '../releases/release-map.ts';
import { keyOf } from '../releases/release-set.ts';
import type { ActiveSet } from './active-set.ts';
import type { RenderProcess } from './render-process.ts';
import { versionName } from './versions.ts';
import type { Version, Versions } from './versions.ts';
import { fitToWidgets } from './widget-fit.ts';

/** Claims every path until there is a document: none can be a 404 yet. */
const UNKNOWN_RELEASE = { name: 'the release', mount: ['/*'] };

/** Returns the released versions of each remote by priority: the first that loads is served. */
export function releasedChoices({ remotes }: ReleaseDocument): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { stable, fallback }]) => [
      name,
      [...new Set([stable, ...fallback])],
    ]),
  );
}

export function firstChoices({ remotes }: ReleaseDocument): Version[] {
  return Object.entries(remotes).map(([name, { stable }]) => [name, stable]);
}

/**
 * Loads the released set; a version that cannot be loaded is replaced by the previous one.
 * @throws ProcessExited
 */
export async function loadReleased(
  process: RenderProcess,
  document: ReleaseDocument,
  versions: Versions,
): Promise<ActiveSet> {
  const choices = Object.entries(releasedChoices(document));
  const unavailable = await versions.fetch(firstChoices(document));
  const absent = unavailable.map(versionName);
  const loaded = new Map<string, MappedRemote>();
  // Sequential, so that a version that ends the process is known.
  for (const [name, all] of choices)
    for (const version of all) {
      if (absent.includes(versionName([name, version]))) continue;
      const remote = await versions.load(process, name, version);
      if (!remote) continue;
      loaded.set(name, remote);
      break;
    }
  const { remotes, unfit } = await fitToWidgets(loaded, new Map(choices), (name, version) =>
    versions.load(process, name, version),
  );
  versions.leaveOut(unfit);
  const missing = choices.filter(([name]) => !remotes.has(name));
  const described = missing.map(([name, [first = '']]) => versions.describe(name, first));
  return {
    key: keyOf(remotes.values()),
    revision: document.revision,
    remotes,
    missing: document.revision === 0 ? [UNKNOWN_RELEASE] : await Promise.all(described),
    process,
    candidates: [],
    unavailable: firstChoices(document).filter((version) => versions.isUnavailable(...version)),
  };
}

/** Returns the first choices that a set lacks. */
export function unmet({ remotes }: Pick<ActiveSet, 'remotes'>, document: ReleaseDocument): Version[] {
  return firstChoices(document).filter(([name, stable]) => remotes.get(name)?.manifest.version !== stable);
}

/** Returns true if a set has all first choices. Ignores fallback versions, whose list is truncated. */
export function runsAll(set: Pick<ActiveSet, 'remotes'>, document: ReleaseDocument): boolean {
  return unmet(set, document).length === 0 && set.remotes.size === Object.keys(document.remotes).length;
}
