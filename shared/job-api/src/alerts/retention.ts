import type { Database } from '../database/schema.ts';
import { addMonths } from '../mail/dates.ts';
import { CONFIRMATION_DAYS, RETENTION_MONTHS } from './alert.ts';

const DAY = 24 * 3_600_000;

/**
 * Deletes applications with their files and alerts 13 months after the last contact with the person
 * (specification.md#9-business-constants-and-limits), and unconfirmed alerts whose link has expired.
 */
export async function deleteOld(database: Database, now: Date) {
  const oldest = addMonths(now, -RETENTION_MONTHS);
  const oldestLink = new Date(now.getTime() - CONFIRMATION_DAYS * DAY);
  const applications = await database
    .deleteFrom('application')
    .where('received_at', '<', oldest)
    .executeTakeFirst();
  const alerts = await database
    .deleteFrom('alert')
    .where((builder) =>
      builder.or([
        builder('last_contact_at', '<', oldest),
        builder.and([builder('status', '=', 'PENDING'), builder('created_at', '<', oldestLink)]),
      ]),
    )
    .executeTakeFirst();
  return {
    applications: Number(applications.numDeletedRows),
    alerts: Number(alerts.numDeletedRows),
  };
}
