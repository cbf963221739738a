import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';
import { refuseOwned } from './ownership.ts';

/** Number of the lock under which paths are given: of two that want the same at once, the second is refused. */
const LOCK = 7_202;

interface NewRemote {
  name: string;
  team: string;
  mount: string[];
  widgets: string[];
}

/**
 * Gives a remote its team, paths and widgets, in place of those it had.
 * @throws RegistryError 409 for what another remote owns.
 */
export async function putRemote(
  database: Kysely<Database>,
  actor: Actor,
  remote: NewRemote,
  reason: string | undefined,
): Promise<NewRemote> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    const remotes = await transaction
      .selectFrom('remote')
      .select(['name', 'team', 'mount', 'widgets'])
      .execute();
    refuseOwned(remote, remotes);
    const { name, ...owned } = remote;
    await transaction
      .insertInto('remote')
      .values(remote)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(owned))
      .execute();
    const { name: _name, ...before } = remotes.find((other) => other.name === name) ?? {};
    await writeAudit(transaction, {
      actor: actor.name,
      action: 'put-remote',
      target: name,
      before: 'team' in before ? before : null,
      after: owned,
      reason,
    });
    return remote;
  });
}
