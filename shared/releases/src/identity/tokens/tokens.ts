import { sql } from 'kysely';
import { writeAudit } from '../../audit/audit.ts';
import type { Database } from '../../database/schema.ts';
import { refused } from '../../registry-error.ts';
import { checkGrant } from '../grants/change-grants.ts';
import type { Identity } from '../roles.ts';
import { allows, covers, joinedGrants } from '../rights.ts';
import { hashOf, newToken } from '../secrets.ts';
import { USUAL_DAYS } from './token-schemas.ts';
import type { CreatedToken, KeptToken, NewToken } from './token-schemas.ts';
import { notify } from '../../documents/notifications.ts';

const DAY_MILLISECONDS = 86_400_000;

/**
 * Creates a token for a user, or for a reader of the data folder.
 * @throws RegistryError 403 for a caller with a token, and for rights that its creator lacks.
 */
export async function createToken(
  database: Database,
  { actor, id: creator }: Identity,
  { name, grants, days = USUAL_DAYS, reason }: NewToken,
): Promise<CreatedToken> {
  if (actor.kind === 'token' || actor.kind === 'workload') {
    throw refused(
      'token-by-machine',
      'A token cannot create tokens: one that leaked could renew itself for ever.',
    );
  }
  const tooWide = grants.find((grant) => !covers(actor.grants, grant));
  if (tooWide) {
    throw refused(
      'scope-too-wide',
      `${actor.name} cannot hand on the role ${tooWide.role} of ${tooWide.scope ?? 'everything'}.`,
    );
  }
  const token = newToken();
  const expiresAt = new Date(Date.now() + days * DAY_MILLISECONDS);
  return database.transaction().execute(async (transaction) => {
    for (const grant of grants) await checkGrant(transaction, grant);
    const { id, created_at: createdAt } = await transaction
      .insertInto('token')
      .values({ name, hash: hashOf(token), creator, created_by: actor.name, expires_at: expiresAt })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('role_grant')
      .values(grants.map(({ role, scope }) => ({ holder: id, role, scope, granted_by: actor.name })))
      .execute();
    await writeAudit(transaction, {
      actor: actor.name,
      action: 'create-token',
      target: `${name} ${id}`,
      after: { grants, expiresAt },
      reason,
    });
    return { id, name, token, grants, createdBy: actor.name, createdAt, expiresAt };
  });
}

/** Returns the tokens that a user may see and revoke: their own, or all for an administrator. */
export async function listTokens(database: Database, { actor, id }: Identity): Promise<KeptToken[]> {
  const tokens = database
    .selectFrom('token')
    .leftJoin('role_grant', 'role_grant.holder', 'token.id')
    .select([
      'token.id',
      'name',
      'created_by as createdBy',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'revoked_at as revokedAt',
      'used_at as usedAt',
      joinedGrants.as('grants'),
    ])
    .groupBy('token.id')
    .orderBy('created_at', 'desc');
  const isAdministrator = allows(actor.grants, { to: 'administer' });
  return (isAdministrator ? tokens : tokens.where('creator', '=', id)).execute();
}

/**
 * Revokes a token from the next request on, and ends its open streams; idempotent.
 * @throws RegistryError 404 if this
 * actor may not revoke it.
 */
export async function revokeToken(
  database: Database,
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
      throw refused('token-unknown', 'There is no such token of yours.');
    }
    if (row.revoked_at) return;
    await transaction
      .updateTable('token')
      .set({ revoked_at: sql<Date>`now()` })
      .where('id', '=', token)
      .execute();
    await notify(transaction);
    await writeAudit(transaction, {
      actor: actor.name,
      action: 'revoke-token',
      target: `${row.name} ${row.id}`,
    });
  });
}
