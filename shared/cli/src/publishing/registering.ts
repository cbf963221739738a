import { isDeepStrictEqual } from 'node:util';
import type { RemoteManifest } from '@careers/contract';
import type { RegistryClient } from '../client/registry-client.ts';
import { bodyOf } from '../client/registry-client.ts';

/**
 * Registers a remote with its paths and widgets, in addition to those it already owns, which released versions may
 * still claim; returns its ownership. Needs an administrator.
 * @throws RegistryRefusal for paths or widgets that another remote owns.
 */
export async function registerRemote(
  client: RegistryClient,
  { name, mount, widgets, team }: Pick<RemoteManifest, 'name' | 'mount' | 'widgets'> & { team?: string },
): Promise<{ team: string; mount: string[]; widgets: string[] }> {
  const known = (await bodyOf(client.GET('/v1/remotes'))).find((each) => each.name === name);
  const owned = {
    // The team's name defaults to the remote's, without the common prefix.
    team: team ?? known?.team ?? name.replace(/^mf-/, ''),
    mount: union(known?.mount, mount),
    widgets: union(known?.widgets, widgets),
  };
  if (known && isDeepStrictEqual(owned, { team: known.team, mount: known.mount, widgets: known.widgets }))
    return owned;
  await client.PUT('/v1/remotes/{name}', { params: { path: { name } }, body: owned });
  return owned;
}

function union(known: readonly string[] = [], wanted: readonly string[]): string[] {
  return [...new Set([...known, ...wanted])];
}
