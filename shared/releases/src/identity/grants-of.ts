import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Grant } from './actor.ts';

/** Returns what the person, token or workloads with these ids may do. */
export function grantsOf(database: Kysely<Database>, ...holders: readonly string[]): Promise<Grant[]> {
  if (holders.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('role_grant')
    .select(['role', 'scope'])
    .where('holder', 'in', holders)
    .orderBy('role')
    .orderBy('scope')
    .execute();
}

/** The grants of each row of a query that joins `role_grant` and groups by its holder. */
export const joinedGrants = sql<Grant[]>`coalesce(jsonb_agg(jsonb_build_object('role', role, 'scope', scope)
  order by role, scope) filter (where role is not null), '[]')`;
