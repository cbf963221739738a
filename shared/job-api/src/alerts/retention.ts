import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import { REQUEST_MILLISECONDS } from '../applications/apply-later.ts';
import { addMonths } from '../mail/dates.ts';
import { CONFIRMATION_DAYS, RETENTION_MONTHS } from './alert.ts';

const DAY = 24 * 3_600_000;
/** Rows per delete statement, within its timeout even with files of 2 MB. */
const PORTION = 100;

/**
 * Deletes applications with their files and alerts 13 months after the last contact with the person
 * (specification.md#9-business-constants-and-limits), unconfirmed alerts whose link has expired, and day-old requests for
 * the link of an application.
 */
export async function deleteOld(database: Database, now: Date) {
  const oldest = addMonths(now, -RETENTION_MONTHS);
  const oldestLink = new Date(now.getTime() - CONFIRMATION_DAYS * DAY);
  const lastDay = new Date(now.getTime() - REQUEST_MILLISECONDS);
  const isOldAlert = sql`last_contact_at < ${oldest} or (status = 'PENDING' and created_at < ${oldestLink})`;
  return {
    applications: await deleteRows(database, 'application', sql`received_at < ${oldest}`),
    alerts: await deleteRows(database, 'alert', isOldAlert),
    requests: await deleteRows(database, 'apply_later', sql`requested_at < ${lastDay}`),
  };
}

/** Deletes in batches, to handle a backlog of any size; returns the number of rows. */
async function deleteRows(
  database: Database,
  table: 'alert' | 'application' | 'apply_later',
  isOld: RawBuilder<unknown>,
): Promise<number> {
  for (let total = 0; ;) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)}
      where id in (select id from ${sql.table(table)} where ${isOld} limit ${PORTION})`.execute(database);
    total += Number(numAffectedRows);
    if (numAffectedRows < PORTION) return total;
  }
}
