import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { joinedGrants } from '../grants-of.ts';
import type { Identity } from '../identity.ts';
import { allows } from '../rights.ts';
import type { KeptToken } from './token-schemas.ts';

/** Returns the tokens that somebody may see and revoke: their own, for an administrator everybody's. */
export async function listTokens(database: Kysely<Database>, { actor, id }: Identity): Promise<KeptToken[]> {
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
      joinedGrants.as('grants'),
    ])
    .groupBy('token.id')
    .orderBy('created_at', 'desc');
  const isAdministrator = allows(actor.grants, { to: 'administer' });
  return (isAdministrator ? tokens : tokens.where('creator', '=', id)).execute();
}
