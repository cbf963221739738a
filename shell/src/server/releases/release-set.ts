import type { RemoteManifest } from '@careers/contract';
import type { LoadedRemote } from '@careers/federation/node';

/** Release set: one version of each remote. */
export interface SetOf<Remote extends { manifest: RemoteManifest }> {
  /** `name@version` of each remote: pages of the same key are the same. */
  key: string;
  remotes: ReadonlyMap<string, Remote>;
  /** Remotes of which no version could be loaded, with the paths they would serve. */
  missing: readonly MissingRemote[];
}

export interface MissingRemote {
  name: string;
  mount: readonly string[];
}

/** A release set in the process that renders it. */
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
