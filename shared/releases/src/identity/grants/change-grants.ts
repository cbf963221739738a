import type { Kysely, Transaction } from 'kysely';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../database/schema.ts';
import { announceToAll } from '../../documents/announcements.ts';
import { RegistryError } from '../../registry-error.ts';
import type { Actor, Grant } from '../actor.ts';
import { checkGrant } from './check-grant.ts';
import { holderName } from './holders.ts';

/**
 * Gives a person or workload a role; twice is once.
 * @throws RegistryError 404 or 422 when there is no such holder or scope.
 */
export async function giveGrant(
  database: Kysely<Database>,
  actor: Actor,
  { holder, role, scope, reason }: Grant & { holder: string; reason?: string },
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const name = await holderName(transaction, holder);
    await checkGrant(transaction, { role, scope });
    const granted = await transaction
      .insertInto('role_grant')
      .values({ holder, role, scope, granted_by: actor.name })
      .onConflict((conflict) => conflict.columns(['holder', 'role', 'scope']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!granted) return existing(transaction, holder, { role, scope });
    const after = { role, scope };
    await writeAudit(transaction, { actor: actor.name, action: 'give-grant', target: name, after, reason });
    return granted.id;
  });
}

/**
 * Takes a role back, for the next request on.
 * @throws RegistryError 404 when there is none, 409 for the last person who administers the registry.
 */
export async function takeGrant(database: Kysely<Database>, actor: Actor, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const grant = await transaction
      .selectFrom('role_grant')
      .select(['holder', 'role', 'scope'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!grant) {
      throw new RegistryError(404, 'grant-unknown', 'There is no such grant.', 'Look at GET /v1/grants.');
    }
    const { holder, role, scope } = grant;
    const name = await holderName(transaction, holder);
    if (role === 'administrator') await refuseLast(transaction, id);
    await transaction.deleteFrom('role_grant').where('id', '=', id).execute();
    await announceToAll(transaction);
    await writeAudit(transaction, {
      actor: actor.name,
      action: 'take-grant',
      target: name,
      before: { role, scope },
    });
  });
}

async function existing(
  transaction: Transaction<Database>,
  holder: string,
  { role, scope }: Grant,
): Promise<string> {
  const { id } = await transaction
    .selectFrom('role_grant')
    .select('id')
    .where('holder', '=', holder)
    .where('role', '=', role)
    .where('scope', 'is not distinct from', scope)
    .executeTakeFirstOrThrow();
  return id;
}

/** Of two who take each other's role away at once, one waits for the other here. */
async function refuseLast(transaction: Transaction<Database>, id: string): Promise<void> {
  const rows = await transaction
    .selectFrom('role_grant')
    .innerJoin('person', 'person.id', 'holder')
    .select('role_grant.id')
    .where('role', '=', 'administrator')
    .orderBy('role_grant.id')
    .forUpdate()
    .execute();
  if (rows.length > 1 || rows[0]?.id !== id) return;
  throw new RegistryError(
    409,
    'last-administrator',
    'Nobody would be left who administers the registry.',
    'Give the role to another person first: PUT /v1/grants.',
  );
}
