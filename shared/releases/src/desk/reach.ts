import { sql } from 'kysely';
import type { ReleaseDocument, RemoteManifest } from '@careers/contract';
import type { Reach } from '@careers/desk/views';
import type { Database } from '../database/schema.ts';
import { findRemote } from '../versions/find-version.ts';

/**
 * Returns the blast radius of a remote in an environment, from counts and declarations.
 * @throws RegistryError for an
 * unknown remote.
 */
export async function reachOf(
  database: Database,
  environment: string,
  { remotes }: Pick<ReleaseDocument, 'remotes'>,
  remote: string,
): Promise<Reach> {
  const { mount, widgets } = await findRemote(database, remote);
  const [{ visits }, users] = await Promise.all([
    database
      .selectFrom('health')
      .select(({ fn }) => fn.sum<string | null>('visits').as('visits'))
      .where('environment', '=', environment)
      .where('remote', '=', remote)
      .where('minute', '>', sql<Date>`now() - interval '24 hours'`)
      .executeTakeFirstOrThrow(),
    widgets.length === 0 ? [] : usersOf(database, remotes, widgets),
  ]);
  return { visits: Number(visits) || null, paths: mount, users };
}

/** Returns the remotes whose released versions require one of these widgets. */
async function usersOf(
  database: Database,
  remotes: ReleaseDocument['remotes'],
  widgets: readonly string[],
): Promise<Reach['users']> {
  const rows = await database
    .selectFrom('version')
    .select(['remote', sql<RemoteManifest['requires'] | null>`manifest -> 'requires'`.as('requires')])
    .where(({ eb, or }) =>
      or(Object.entries(remotes).map(([remote, { stable }]) => eb.and({ remote, number: stable }))),
    )
    .orderBy('remote')
    .execute();
  return rows
    .map(({ remote, requires }) => ({
      remote,
      widgets: widgets.filter((widget) => Object.hasOwn(requires ?? {}, widget)),
    }))
    .filter((user) => user.widgets.length > 0);
}
