import type { RemoteManifest } from '@careers/contract';
import type { LoadedRemote } from '@careers/federation/node';

/** Release set: one version of each remote. */
export interface SetOf<Remote extends { manifest: RemoteManifest }> {
  /** `name@version` of each remote; sets with the same key render the same pages. */
  key: string;
  remotes: ReadonlyMap<string, Remote>;
  /** Remotes without any loadable version, with their paths. */
  missing: readonly MissingRemote[];
}

export interface MissingRemote {
  name: string;
  mount: readonly string[];
}

/** A release set, loaded in its render process. */
export type ReleaseSet = SetOf<LoadedRemote>;

export function keyOf(remotes: Iterable<{ manifest: RemoteManifest }>): string {
  return [...remotes]
    .map(({ manifest: { name, version } }) => `${name}@${version}`)
    .sort()
    .join(',');
}

export function manifestsOf({ remotes }: Pick<SetOf<{ manifest: RemoteManifest }>, 'remotes'>) {
  return [...remotes.values()].map(({ manifest }) => manifest);
}

export function providerOf<Remote extends { manifest: RemoteManifest }>(
  { remotes }: Pick<SetOf<Remote>, 'remotes'>,
  widget: string,
): Remote | undefined {
  return [...remotes.values()].find(({ manifest }) => manifest.widgets.includes(widget));
}
