import type { Selectable } from 'kysely';
import type { Database, Tables } from '../database/schema.ts';
import { refused } from '../registry-error.ts';

export type VersionRow = Selectable<Tables['version']>;

export function selectVersion(
  database: Database,
  remote: string,
  number: string,
): Promise<VersionRow | undefined> {
  return database
    .selectFrom('version')
    .selectAll()
    .where('remote', '=', remote)
    .where('number', '=', number)
    .executeTakeFirst();
}

/**
 * Returns a version.
 * @throws RegistryError if there is none.
 */
export async function findVersion(database: Database, remote: string, number: string): Promise<VersionRow> {
  const row = await selectVersion(database, remote, number);
  if (row) return row;
  throw refused('version-unknown', `${remote}@${number} was never published.`);
}

/**
 * Returns a remote's ownership and budgets.
 * @throws RegistryError if it is not registered.
 */
export async function findRemote(
  database: Database,
  name: string,
): Promise<Pick<Selectable<Tables['remote']>, 'mount' | 'widgets' | 'area_kilobytes' | 'widget_kilobytes'>> {
  const row = await database
    .selectFrom('remote')
    .select(['mount', 'widgets', 'area_kilobytes', 'widget_kilobytes'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (row) return row;
  throw refused('remote-unknown', `No remote has the name ${name}.`);
}
