import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { RegistryError } from '../registry-error.ts';

/**
 * Returns what a name owns.
 * @throws RegistryError when nobody has registered it.
 */
export async function findRemote(
  database: Kysely<Database>,
  name: string,
): Promise<Pick<Selectable<Database['remote']>, 'mount' | 'widgets'>> {
  const row = await database
    .selectFrom('remote')
    .select(['mount', 'widgets'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (row) return row;
  throw new RegistryError(
    404,
    'remote-unknown',
    `No remote has the name ${name}.`,
    'Ask an administrator to register it with its team, paths and widgets: PUT /v1/remotes/:name.',
  );
}
