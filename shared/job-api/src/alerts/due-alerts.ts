import { sql } from 'kysely';
import type { Selectable, SqlBool } from 'kysely';
import type { Database, Tables } from '../database/schema.ts';

export type AlertRow = Selectable<Tables['alert']>;

const BATCH = 1_000;

/** Returns the condition for an alert that had no digest on a day (YYYY-MM-DD). */
export function hadNoDigestOn(day: string) {
  return sql<SqlBool>`digest_on is distinct from ${day}::date`;
}

/** Gives the active alerts that had no digest on this day, in batches: memory holds one at a time. */
export async function* readDueAlerts(database: Database, today: string): AsyncGenerator<AlertRow[], void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await database
      .selectFrom('alert')
      .selectAll()
      .where('status', '=', 'ACTIVE')
      .where(hadNoDigestOn(today))
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}
