import type { Kysely } from 'kysely';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../database/schema.ts';
import { RegistryError } from '../../registry-error.ts';
import { checkGrant } from '../grants/check-grant.ts';
import type { Identity } from '../identity.ts';
import { covers } from '../rights.ts';
import { hashOf, newToken } from '../secrets.ts';
import { USUAL_DAYS } from './token-schemas.ts';
import type { CreatedToken, NewToken } from './token-schemas.ts';

const DAY_MILLISECONDS = 86_400_000;

/**
 * Creates a token for a person, or for whoever may read the data folder.
 * @throws RegistryError 403 for a token that wants another token, and for rights that its creator lacks.
 */
export async function createToken(
  database: Kysely<Database>,
  { actor, id: creator }: Identity,
  { name, grants, days = USUAL_DAYS, reason }: NewToken,
): Promise<CreatedToken> {
  if (actor.kind === 'token' || actor.kind === 'workload') {
    throw new RegistryError(
      403,
      'token-by-machine',
      'A token cannot create tokens: one that leaked could renew itself for ever.',
      'Sign in as a person, or use the token of local.json.',
    );
  }
  const tooWide = grants.find((grant) => !covers(actor.grants, grant));
  if (tooWide) {
    throw new RegistryError(
      403,
      'scope-too-wide',
      `${actor.name} cannot hand on the role ${tooWide.role} of ${tooWide.scope ?? 'everything'}.`,
      'Ask for roles that you have yourself: GET /v1/me.',
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
