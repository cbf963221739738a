import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { rcompare } from 'semver';
import type { Database } from '../../database/schema.ts';

export interface RemoteWithVersions {
  name: string;
  team: string;
  mount: string[];
  widgets: string[];
  versions: string[];
}

/** Returns all remotes with the numbers that can be released, the newest first. */
export async function listRemotes(database: Kysely<Database>): Promise<RemoteWithVersions[]> {
  const rows = await database
    .selectFrom('remote')
    .leftJoin('version', (join) =>
      join.onRef('version.remote', '=', 'remote.name').on('version.state', '=', 'ready'),
    )
    .select(['name', 'team', 'mount', 'widgets'])
    .select(sql<string[]>`coalesce(array_agg(number) filter (where number is not null), '{}')`.as('versions'))
    .groupBy('name')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, versions: row.versions.sort(rcompare) }));
}
