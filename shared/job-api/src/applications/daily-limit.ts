import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const DAY = 24 * 3_600_000;

interface DailyLimit {
  /** A table of which each row without a due mail has sent one. */
  table: 'application' | 'apply_later';
  /** Its column of when the mail was asked for. */
  askedAt: 'received_at' | 'requested_at';
  /** Mails to one address: limits what strangers can have sent to it. */
  maximum: number;
}

/** Returns whether an address may have one more mail today. */
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
