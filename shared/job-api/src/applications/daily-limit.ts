import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const DAY = 24 * 3_600_000;

interface DailyLimit {
  /** Table in which each row without a due mail counts as one mail sent. */
  table: 'application' | 'apply_later';
  /** Column with the time of the mail's request. */
  askedAt: 'received_at' | 'requested_at';
  /** Maximum mails to one address, which strangers could trigger. */
  maximum: number;
}

/** Returns true if an address may get another mail today. */
export async function mayMail(
  database: Database,
  { table, askedAt, maximum }: DailyLimit,
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ mails: number }>`select count(*)::integer as mails from ${sql.table(table)}
    where lower(email) = ${email.toLowerCase()} and mail_due_at is null
    and ${sql.ref(askedAt)} > ${new Date(now.getTime() - DAY)}`.execute(database);
  return (rows[0]?.mails ?? 0) < maximum;
}
