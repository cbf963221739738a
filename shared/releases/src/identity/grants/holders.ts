import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { RegistryError } from '../../registry-error.ts';
import { personName } from '../people/person-name.ts';

/**
 * Returns the name of a person or workload.
 * @throws RegistryError 422 for a token, whose grants never change, 404 for anybody unknown.
 */
export async function holderName(database: Kysely<Database>, id: string): Promise<string> {
  const person = await database.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  if (person) return personName(person);
  const [workload, token] = await Promise.all(
    (['trusted_workload', 'token'] as const).map((table) =>
      database.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst(),
    ),
  );
  if (workload) return workload.name;
  if (token) {
    throw new RegistryError(
      422,
      'token-grants-fixed',
      `What the token ${token.name} may do was decided when it was created.`,
      'Revoke it and create another.',
    );
  }
  throw new RegistryError(
    404,
    'holder-unknown',
    'There is no person and no workload with this id.',
    'Look at GET /v1/people and GET /v1/workloads.',
  );
}
