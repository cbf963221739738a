import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { exclusively } from '../database/exclusively.ts';
import type { Database } from '../database/schema.ts';
import { parisDay } from '../mail/dates.ts';
import { MailRefused } from '../mail/mailer.ts';
import type { MailingContext } from '../mail/mailer.ts';
import { digestMail } from './digest-mail.ts';
import { findNewOffers } from './new-offers.ts';

/** Concurrent mails: as many as the mailer has connections. */
const PARALLEL = 4;

interface DigestOptions extends MailingContext {
  catalogue: Catalogue;
  now: Date;
  onError(cause: unknown): void;
  /** Ends the job after the mails in progress; the next run continues. */
  signal?: AbortSignal;
}

/**
 * Sends digests of new offers to all due alerts. Each is locked until marked as sent, so that a killed or concurrent
 * job neither repeats nor skips a mail. Only a kill between the mail server's response and the commit repeats one, with
 * the same Message-ID.
 */
export async function sendDigests(options: DigestOptions) {
  const { database, now, signal } = options;
  const until = await settledUntil(database, now);
  const due = await dueAlerts(database, now).select('id').orderBy('id').execute();
  const report = { alerts: due.length, sent: 0, failed: 0 };
  const rest = due.values();
  const work = async () => {
    for (const { id } of rest) {
      if (signal?.aborted) return;
      try {
        if (await sendDigest(id, until, options)) report.sent += 1;
      } catch (error) {
        // A rejected mail is not retried: tomorrow's has other offers.
        if (!(error instanceof MailRefused)) report.failed += 1;
        options.onError(error);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return report;
}

/** Returns false without new offers, or if another job was first or the alert was deleted. */
async function sendDigest(id: string, until: Date, options: DigestOptions): Promise<boolean> {
  const { database, mailer, now } = options;
  return exclusively(database, `digest ${id}`, async (connection) => {
    const alert = await dueAlerts(connection, now).selectAll().where('id', '=', id).executeTakeFirst();
    if (!alert) return false;
    const offers = await findNewOffers({ ...options, database: connection }, alert, until);
    if (offers.length === 0) return false;
    await mailer.send(digestMail(alert, offers, options));
    await connection
      .updateTable('alert')
      .set({ seen_until: until, digest_on: parisDay(now) })
      .where('id', '=', id)
      .execute();
    return true;
  });
}

/** Returns active alerts without a digest today, or within the last seven days for weekly ones. */
function dueAlerts(database: Database, now: Date) {
  return database
    .selectFrom('alert')
    .where('status', '=', 'ACTIVE')
    .where(
      sql<SqlBool>`coalesce(digest_on + case frequency when 'WEEKLY' then 7 else 1 end <= ${parisDay(now)}::date, true)`,
    );
}

/**
 * Returns the start of the oldest open transaction: offers that it adds have that date, and would be missed by this
 * digest and the next.
 */
async function settledUntil(database: Database, now: Date): Promise<Date> {
  const { rows } = await sql<{ started: Date | null }>`
    select min(xact_start) as started from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    database,
  );
  const started = rows[0]?.started;
  return started && started < now ? started : now;
}
