import type { Kysely } from 'kysely';
import type { ReleaseDocument, RemoteRelease } from '@careers/contract';
import type { Database } from '../database/schema.ts';
import { RegistryError } from '../registry-error.ts';

type Remotes = ReleaseDocument['remotes'];
type Versions = NonNullable<ReleaseDocument['versions']>;

/**
 * Returns the remotes with the digest of each version that they name. Versions to fall back to that are gone are left out.
 * @throws RegistryError where visitors would be given a version that is not ready.
 */
export async function pinned(
  database: Kysely<Database>,
  remotes: Remotes,
): Promise<{ remotes: Remotes; versions: Versions }> {
  const digests = await readyDigests(database, Object.keys(remotes));
  const versions: Versions = {};
  const pin = (name: string, version: string): boolean => {
    const key = `${name}@${version}`;
    const digest = digests.get(key);
    if (digest === undefined) return false;
    versions[key] = { manifest: `sha384-${digest}` };
    return true;
  };
  const entries = Object.entries(remotes).map(([name, release]): [string, RemoteRelease] => {
    for (const version of [release.stable, release.candidate])
      if (version !== null && !pin(name, version)) throw notReady(name, version);
    const isReady = (version: string) => pin(name, version);
    return [
      name,
      {
        ...release,
        fallback: release.fallback.filter(isReady),
        withdrawn: (release.withdrawn ?? []).filter(isReady),
      },
    ];
  });
  return { remotes: Object.fromEntries(entries), versions };
}

async function readyDigests(database: Kysely<Database>, remotes: string[]): Promise<Map<string, string>> {
  if (remotes.length === 0) return new Map();
  const rows = await database
    .selectFrom('version')
    .select(['remote', 'number', 'digest'])
    .where('remote', 'in', remotes)
    .where('state', '=', 'ready')
    .execute();
  return new Map(rows.map(({ remote, number, digest }) => [`${remote}@${number}`, digest]));
}

function notReady(name: string, version: string): RegistryError {
  return new RegistryError(
    422,
    'version-not-ready',
    `${name}@${version} is not published, or the gate has not let it through.`,
    `See /v1/remotes/${name}/versions for what is ready.`,
  );
}
