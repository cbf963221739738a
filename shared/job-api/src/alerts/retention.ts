import type { DeleteResult } from 'kysely';
import type { Database } from '../database/schema.ts';
import { REQUEST_MILLISECONDS } from '../applications/apply-later.ts';
import { addMonths } from '../mail/dates.ts';
import { CONFIRMATION_DAYS, RETENTION_MONTHS } from './alert.ts';

const DAY = 24 * 3_600_000;
/** Rows that one statement deletes: within its time also with files of 2 MB. */
const PORTION = 100;

/**
 * Deletes applications with their files and alerts 13 months after the last contact with the person
 * (specification.md#9-business-constants-and-limits), unconfirmed alerts whose link has expired, and day-old requests for
 * the link of an application. In portions, so that a backlog of any length ends.
 */
export async function deleteOld(database: Database, now: Date) {
  const oldest = addMonths(now, -RETENTION_MONTHS);
  const oldestLink = new Date(now.getTime() - CONFIRMATION_DAYS * DAY);
  const applications = await inPortions(() => {
    const old = database
      .selectFrom('application')
      .select('id')
      .where('received_at', '<', oldest)
      .limit(PORTION);
    return database.deleteFrom('application').where('id', 'in', old).executeTakeFirst();
  });
  const alerts = await inPortions(() => {
    const old = database
      .selectFrom('alert')
      .select('id')
      .where((builder) =>
        builder.or([
          builder('last_contact_at', '<', oldest),
          builder.and([builder('status', '=', 'PENDING'), builder('created_at', '<', oldestLink)]),
        ]),
      )
      .limit(PORTION);
    return database.deleteFrom('alert').where('id', 'in', old).executeTakeFirst();
  });
  const lastDay = new Date(now.getTime() - REQUEST_MILLISECONDS);
  const requests = await inPortions(() => {
    const old = database
      .selectFrom('apply_later')
      .select('id')
      .where('requested_at', '<', lastDay)
      .limit(PORTION);
    return database.deleteFrom('apply_later').where('id', 'in', old).executeTakeFirst();
  });
  return { applications, alerts, requests };
}

/** Returns how many rows were deleted. */
async function inPortions(deletePortion: () => Promise<DeleteResult>): Promise<number> {
  for (let total = 0; ;) {
    const { numDeletedRows } = await deletePortion();
    total += Number(numDeletedRows);
    if (numDeletedRows < PORTION) return total;
  }
}
