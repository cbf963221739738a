import { describeUnmetWidget, unmetWidgets } from '@careers/federation/node';
import type { UnmetWidget } from '@careers/federation/node';
import type { MappedRemote } from '../releases/release-map.ts';
import { manifestsOf } from '../releases/release-set.ts';

/** A version that is incompatible with the others of its set. */
export interface Unfit {
  name: string;
  version: string;
  why: string;
}

type Remotes = ReadonlyMap<string, MappedRemote>;

/**
 * Replaces each remote that shows a widget in an unsupported version by the next of its choices that supports it;
 * without one, the remote stays.
 */
export async function fitToWidgets(
  remotes: Remotes,
  choices: ReadonlyMap<string, readonly string[]>,
  load: (name: string, version: string) => Promise<MappedRemote | null>,
): Promise<{ remotes: Map<string, MappedRemote>; unfit: Unfit[] }> {
  const fitted = new Map(remotes);
  const unfit: Unfit[] = [];
  for (const [name, { manifest }] of remotes) {
    const [unmet] = unmetIn(fitted).filter(({ consumer }) => consumer.name === name);
    if (!unmet) continue;
    const others = choices.get(name) ?? [];
    for (const version of others.slice(others.indexOf(manifest.version) + 1)) {
      const other = await load(name, version);
      if (!other || unmetWidgets(other.manifest, manifestsOf({ remotes: fitted })).length > 0) continue;
      fitted.set(name, other);
      break;
    }
    unfit.push({ name, version: manifest.version, why: `${describeUnmetWidget(unmet)}.` });
  }
  return { remotes: fitted, unfit };
}

/**
 * Returns the candidates that are compatible with the released versions and each other. Of an incompatible pair, drops
 * the widget's consumer, or its provider if only that is a candidate.
 */
export function fittingCandidates(
  released: Remotes,
  candidates: readonly MappedRemote[],
): { fitting: MappedRemote[]; unfit: Unfit[] } {
  const unfit: Unfit[] = [];
  const known = unmetIn(released).map(describeUnmetWidget);
  let fitting = [...candidates];
  for (;;) {
    const set = new Map([...released, ...fitting.map((remote) => [remote.manifest.name, remote] as const)]);
    const broken = unmetIn(set).filter((unmet) => !known.includes(describeUnmetWidget(unmet)));
    const found = broken
      .flatMap((unmet) => [unmet.consumer, unmet.provider].map(({ name }) => ({ unmet, name })))
      .find(({ name }) => fitting.some(({ manifest }) => manifest.name === name));
    if (!found) return { fitting, unfit };
    const { unmet, name } = found;
    const version = set.get(name)?.manifest.version ?? '';
    unfit.push({ name, version, why: `${describeUnmetWidget(unmet)}.` });
    fitting = fitting.filter(({ manifest }) => manifest.name !== name);
  }
}

function unmetIn(remotes: Remotes): UnmetWidget[] {
  const manifests = manifestsOf({ remotes });
  return manifests.flatMap((manifest) => unmetWidgets(manifest, manifests));
}
