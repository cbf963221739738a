import { sql } from 'kysely';
import type { Selectable, SqlBool } from 'kysely';
import type { Database, Tables } from '../database/schema.ts';

export type AlertRow = Selectable<Tables['alert']>;

const BATCH = 1_000;

/** Condition for an alert without a digest on a day (YYYY-MM-DD). */
export function hadNoDigestOn(day: string) {
  return sql<SqlBool>`digest_on is distinct from ${day}::date`;
}

/** Yields the active alerts without a digest on this day, in batches. */
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
