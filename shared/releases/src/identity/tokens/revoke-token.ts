import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../database/schema.ts';
import { announceToAll } from '../../documents/announcements.ts';
import { RegistryError } from '../../registry-error.ts';
import type { Identity } from '../identity.ts';
import { allows } from '../rights.ts';

/**
 * Revokes a token for the next request on, and for streams that are open with it; twice is once.
 * @throws RegistryError 404 when there is none that this actor may revoke.
 */
export async function revokeToken(
  database: Kysely<Database>,
  { actor, id: owner }: Identity,
  token: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('token')
      .select(['id', 'name', 'creator', 'revoked_at'])
      .where('id', '=', token)
      .forUpdate()
      .executeTakeFirst();
    const isOwn = row !== undefined && owner !== null && [row.creator, row.id].includes(owner);
    if (!row || !(isOwn || allows(actor.grants, { to: 'administer' }))) {
      throw new RegistryError(
        404,
        'token-unknown',
        'There is no such token of yours.',
        'Look at GET /v1/tokens, or ask an administrator.',
      );
    }
    if (row.revoked_at) return;
    await transaction
      .updateTable('token')
      .set({ revoked_at: sql<Date>`now()` })
      .where('id', '=', token)
      .execute();
    await announceToAll(transaction);
    await writeAudit(transaction, {
      actor: actor.name,
      action: 'revoke-token',
      target: `${row.name} ${row.id}`,
    });
  });
}
