import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { RegistryError } from '../../registry-error.ts';
import type { Grant } from '../actor.ts';

/** What each role is of; those that are not named are of everything. */
const SCOPES = { publisher: 'remote', manager: 'environment', shell: 'environment' } as const;

/**
 * Refuses a grant that could never be used.
 * @throws RegistryError 422 when its scope is no remote or environment that exists.
 */
export async function checkGrant(transaction: Transaction<Database>, { role, scope }: Grant): Promise<void> {
  if (scope === null) return;
  if (role === 'viewer' || role === 'administrator') {
    throw new RegistryError(
      422,
      'scope-not-taken',
      `The role ${role} is of everything, not of ${scope}.`,
      'Send "scope": null.',
    );
  }
  const table = SCOPES[role];
  const found = await transaction
    .selectFrom(table)
    .select('name')
    .where('name', '=', scope)
    .executeTakeFirst();
  if (found) return;
  throw new RegistryError(
    422,
    'scope-unknown',
    `There is no ${table} ${scope} that somebody could be ${role} of.`,
    table === 'remote' ? `Create it first: PUT /v1/remotes/${scope}.` : 'Look at GET /v1/environments.',
  );
}
