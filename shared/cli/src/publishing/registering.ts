import { isDeepStrictEqual } from 'node:util';
import type { RemoteManifest } from '@careers/contract';
import type { RegistryClient } from '../client/registry-client.ts';
import { bodyOf } from '../client/registry-client.ts';

/**
 * Gives a remote its name, and paths and widgets besides what it owns already: versions that visitors still get claim
 * those; returns what it owns then. Needs an administrator.
 * @throws RegistryRefusal for what another remote owns.
 */
export async function registerRemote(
  client: RegistryClient,
  { name, mount, widgets, team }: Pick<RemoteManifest, 'name' | 'mount' | 'widgets'> & { team?: string },
): Promise<{ team: string; mount: string[]; widgets: string[] }> {
  const known = (await bodyOf(client.GET('/v1/remotes'))).find((each) => each.name === name);
  const owned = {
    // A team has the name of its remote, without what all remotes begin with.
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
