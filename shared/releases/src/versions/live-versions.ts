import { sql } from 'kysely';
import type { RemoteManifest } from '@careers/contract';
import type { Database } from '../database/schema.ts';

/** Returns the manifests of all currently released versions, in any environment. */
export async function liveManifests(database: Database): Promise<RemoteManifest[]> {
  const { rows } = await sql<{ manifest: RemoteManifest }>`
    with active as (
      select distinct on (environment) body from document order by environment, revision desc
    )
    select manifest from version
    where exists (
      select from active, jsonb_each(body -> 'remotes') as released (remote, release)
      where released.remote = version.remote
        and version.number in (release ->> 'stable', release ->> 'candidate')
    )
  `.execute(database);
  return rows.map(({ manifest }) => manifest);
}
