import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { RegistryError } from '../../registry-error.ts';
import { covers, grantsOf } from '../rights.ts';
import type { Grant, Identity } from '../roles.ts';
import { hashOf } from '../secrets.ts';

const HOUR_MILLISECONDS = 60 * 60_000;

/**
 * Returns the identity of a token, limited to its creator's current rights.
 * @throws RegistryError 401 if it is unknown,
 * revoked or expired.
 */
export async function tokenIdentity(database: Database, token: string): Promise<Identity> {
  const row = await database
    .selectFrom('token')
    .select(['id', 'name', 'creator', 'created_by', 'expires_at', 'revoked_at', 'used_at'])
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) throw refusal('token-unknown', 'The registry does not know this token.');
  if (row.revoked_at) {
    throw refusal('token-revoked', `The token ${row.name} was revoked on ${row.revoked_at.toISOString()}.`);
  }
  if (row.expires_at <= new Date()) {
    throw refusal('token-expired', `The token ${row.name} expired on ${row.expires_at.toISOString()}.`);
  }
  await noteUse(database, row);
  const grants = await worthOf(database, row);
  const name = `${row.name} (token ${row.id.slice(0, 8)} of ${row.created_by})`;
  const actor = {
    name,
    kind: 'token',
    grants,
    ...(row.creator !== null && { person: row.creator }),
  } as const;
  return { id: row.id, actor, expiresAt: row.expires_at };
}

/** Records use at most once an hour, to avoid a write on each request of a shell. */
async function noteUse(database: Database, { id, used_at: usedAt }: { id: string; used_at: Date | null }) {
  if (usedAt && usedAt.getTime() > Date.now() - HOUR_MILLISECONDS) return;
  await database
    .updateTable('token')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

async function worthOf(database: Database, token: { id: string; creator: string | null }): Promise<Grant[]> {
  const grants = await grantsOf(database, token.id);
  if (token.creator === null) return grants;
  const creators = await grantsOf(database, token.creator);
  return grants.filter((grant) => covers(creators, grant));
}

function refusal(rule: string, message: string): RegistryError {
  return new RegistryError(401, rule, message, 'Create another token: POST /v1/tokens.');
}
