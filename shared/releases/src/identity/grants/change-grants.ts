import { writeAudit } from '../../audit/audit.ts';
import type { Database, Transaction } from '../../database/schema.ts';
import { notify } from '../../documents/notifications.ts';
import { refused } from '../../registry-error.ts';
import type { Actor, Grant } from '../roles.ts';
import { personName } from '../people/people.ts';

/**
 * Grants a person or workload a role; idempotent.
 * @throws RegistryError 404 or 422 for an unknown holder or scope.
 */
export async function giveGrant(
  database: Database,
  actor: Actor,
  { holder, role, scope, reason }: Grant & { holder: string; reason?: string },
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const name = await holderName(transaction, holder);
    await checkGrant(transaction, { role, scope });
    const { numInsertedOrUpdatedRows: granted } = await transaction
      .insertInto('role_grant')
      .values({ holder, role, scope, granted_by: actor.name })
      .onConflict((conflict) => conflict.columns(['holder', 'role', 'scope']).doNothing())
      .executeTakeFirst();
    const { id } = await transaction
      .selectFrom('role_grant')
      .select('id')
      .where('holder', '=', holder)
      .where('role', '=', role)
      .where('scope', 'is not distinct from', scope)
      .executeTakeFirstOrThrow();
    const after = { role, scope };
    if (granted)
      await writeAudit(transaction, { actor: actor.name, action: 'give-grant', target: name, after, reason });
    return id;
  });
}

/**
 * Revokes a role from the next request on.
 * @throws RegistryError 404 if there is none, 409 for the last administrator.
 */
export async function takeGrant(database: Database, actor: Actor, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const grant = await transaction
      .selectFrom('role_grant')
      .select(['holder', 'role', 'scope'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!grant) {
      throw refused('grant-unknown', 'There is no such grant.');
    }
    const { holder, role, scope } = grant;
    const name = await holderName(transaction, holder);
    if (role === 'administrator') await refuseLast(transaction, id);
    await transaction.deleteFrom('role_grant').where('id', '=', id).execute();
    await notify(transaction);
    await writeAudit(transaction, {
      actor: actor.name,
      action: 'take-grant',
      target: name,
      before: { role, scope },
    });
  });
}

/** Serialises changes, so that two administrators cannot revoke each other's role concurrently. */
async function refuseLast(transaction: Transaction, id: string): Promise<void> {
  const rows = await transaction
    .selectFrom('role_grant')
    .innerJoin('person', 'person.id', 'holder')
    .select('role_grant.id')
    .where('role', '=', 'administrator')
    .orderBy('role_grant.id')
    .forUpdate()
    .execute();
  if (rows.length > 1 || rows[0]?.id !== id) return;
  throw refused('last-administrator', 'Nobody would be left who administers the registry.');
}

/** Kind of scope of each role; others apply to everything. */
const SCOPES = { publisher: 'remote', manager: 'environment', shell: 'environment' } as const;

/**
 * Refuses an unusable grant.
 * @throws RegistryError 422 if its scope is not an existing remote or environment.
 */
export async function checkGrant(transaction: Transaction, { role, scope }: Grant): Promise<void> {
  if (scope === null) return;
  if (role === 'viewer' || role === 'administrator') {
    throw refused('scope-not-taken', `The role ${role} is of everything, not of ${scope}.`);
  }
  if (role === 'maintainer') {
    const [remote, ...environments] = scope.split('/');
    await requireScope(transaction, role, 'remote', remote ?? '');
    if (environments.length > 0) await requireScope(transaction, role, 'environment', environments.join('/'));
    return;
  }
  await requireScope(transaction, role, SCOPES[role], scope);
}

async function requireScope(
  transaction: Transaction,
  role: Grant['role'],
  table: 'remote' | 'environment',
  scope: string,
): Promise<void> {
  const found = await transaction
    .selectFrom(table)
    .select('name')
    .where('name', '=', scope)
    .executeTakeFirst();
  if (found) return;
  throw refused('scope-unknown', `There is no ${table} ${scope} that somebody could be ${role} of.`);
}

/**
 * Returns the name of a person or workload.
 * @throws RegistryError 422 for a token, whose grants never change, 404 for
 * an unknown id.
 */
export async function holderName(database: Database, id: string): Promise<string> {
  const person = await database.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  if (person) return personName(person);
  const [workload, token] = await Promise.all(
    (['trusted_workload', 'token'] as const).map((table) =>
      database.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst(),
    ),
  );
  if (workload) return workload.name;
  if (token) {
    throw refused(
      'token-grants-fixed',
      `What the token ${token.name} may do was decided when it was created.`,
    );
  }
  throw refused('holder-unknown', 'There is no person and no workload with this id.');
}
