import { writeAudit } from '../../audit/audit.ts';
import type { Database } from '../../database/schema.ts';
import { refused } from '../../registry-error.ts';
import type { Actor } from '../roles.ts';
import { isSecureAddress } from '../secure-address.ts';

interface Workload {
  name: string;
  issuer: string;
  audience: string;
  claims: Record<string, string>;
}

/**
 * Trusts a workload from the next request on; it may do nothing until it is granted a role.
 * @throws RegistryError 422 for an issuer whose keys could be changed on their way.
 */
export async function putWorkload(
  database: Database,
  actor: Actor,
  { name, issuer, audience, claims }: Workload,
  reason: string | undefined,
): Promise<Workload & { id: string; createdAt: Date }> {
  if (!isSecureAddress(issuer)) {
    throw refused('issuer-insecure', `The issuer ${issuer} has no address that begins with https://.`);
  }
  const changes = { issuer, audience, claims: JSON.stringify(claims) };
  return database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('trusted_workload')
      .select(['issuer', 'audience', 'claims'])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    const row = await transaction
      .insertInto('trusted_workload')
      .values({ name, ...changes })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(changes))
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, {
      actor: actor.name,
      action: 'put-workload',
      target: name,
      before,
      after: { issuer, audience, claims },
      reason,
    });
    return { id: row.id, name, issuer, audience, claims, createdAt: row.created_at };
  });
}

/**
 * Trusts a workload no more, and takes what it was granted.
 * @throws RegistryError 404 when there is none.
 */
export async function dropWorkload(database: Database, actor: Actor, name: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('trusted_workload')
      .where('name', '=', name)
      .returning(['id', 'issuer', 'audience', 'claims'])
      .executeTakeFirst();
    if (!gone) {
      throw refused('workload-unknown', `No workload ${name} is trusted.`);
    }
    const { id, ...before } = gone;
    await transaction.deleteFrom('role_grant').where('holder', '=', id).execute();
    await writeAudit(transaction, { actor: actor.name, action: 'drop-workload', target: name, before });
  });
}
