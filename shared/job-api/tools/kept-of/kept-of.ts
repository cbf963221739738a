import { cleanText } from '@careers/api-client/form-rules';
import { sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

/** Tables with a person's address; files go with their application. */
export const PERSONAL_TABLES = ['application', 'alert', 'apply_later'] as const;

export interface Kept {
  table: (typeof PERSONAL_TABLES)[number];
  id: string;
  /** Day of receipt, as YYYY-MM-DD (UTC). */
  since: string;
  /** Its subject: an offer, companies, jobs. */
  about: string;
}

/** Returns all stored data of a person; the address is case-insensitive. */
export async function keptOf(database: Database, email: string): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select 'application' as table, id::text, to_char(received_at at time zone 'utc', 'YYYY-MM-DD') as since,
      coalesce(offer_reference, nullif(array_to_string(entity_codes, ', '), ''), type) as about
    from application where ${isOf(email)}
    union all
    select 'alert', id::text, to_char(created_at at time zone 'utc', 'YYYY-MM-DD'),
      concat_ws(', ', nullif(array_to_string(job_codes, ', '), ''), place_label)
    from alert where ${isOf(email)}
    union all
    select 'apply_later', id::text, to_char(requested_at at time zone 'utc', 'YYYY-MM-DD'), offer_reference
    from apply_later where ${isOf(email)}
    order by 1, 3`.execute(database);
  return rows;
}

/** Deletes all stored data of a person in one transaction; returns the number of rows. */
export async function deleteKeptOf(database: Database, email: string): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    let count = 0;
    for (const table of PERSONAL_TABLES) {
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${isOf(email)}`.execute(
        transaction,
      );
      count += Number(numAffectedRows ?? 0);
    }
    return count;
  });
}

function isOf(email: string) {
  return sql<boolean>`lower(email) = ${cleanText('email', email).toLowerCase()}`;
}
