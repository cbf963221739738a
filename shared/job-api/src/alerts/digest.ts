import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { parisDay } from '../mail/dates.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { describeAlert } from './describe.ts';
import { digestMail } from './digest-mail.ts';
import { NewOffers } from './new-offers.ts';
import type { NewOffer } from './new-offers.ts';
import { searchQueryOf } from './search-query.ts';
import { hadNoDigestOn, readDueAlerts } from './due-alerts.ts';
import type { AlertRow } from './due-alerts.ts';

/** Concurrent mails: as many as the mailer has connections. */
const PARALLEL = 4;

interface DigestOptions {
  database: Database;
  catalogue: Catalogue;
  mailer: Mailer;
  publicBaseUrl: string;
  now: Date;
  onError(cause: unknown): void;
  /** Ends the job after the mails in progress; the next run continues. */
  signal?: AbortSignal;
}

export interface DigestReport {
  alerts: number;
  sent: number;
  failed: number;
}

/**
 * Sends every active alert without a digest today the offers since its last one. Each mail and its mark are one
 * transaction: a job that is killed or runs twice neither repeats nor skips a mail. Only a kill between the mail
 * server's answer and the commit repeats one, with the same Message-ID.
 */
export async function sendDigests(options: DigestOptions): Promise<DigestReport> {
  const { database, now, signal } = options;
  const today = parisDay(now);
  const report: DigestReport = { alerts: 0, sent: 0, failed: 0 };
  const until = await settledUntil(database, now);
  const oldest = await oldestPlace(database, today);
  if (oldest === null) return report;
  const offers = await NewOffers.load(database, oldest, until);

  for await (const alerts of readDueAlerts(database, today)) {
    if (signal?.aborted) break;
    report.alerts += alerts.length;
    const due = alerts.flatMap((alert) => {
      const found = offers.matching(alert);
      return found.length > 0 ? [{ alert, found }] : [];
    });
    await eachOf(due, PARALLEL, async ({ alert, found }) => {
      if (signal?.aborted) return;
      try {
        if (await sendOne(alert, found, until, today, options)) report.sent += 1;
      } catch (error) {
        report.failed += 1;
        options.onError(error);
      }
    });
  }
  return report;
}

async function sendOne(
  alert: AlertRow,
  offers: readonly NewOffer[],
  until: Date,
  today: string,
  { database, catalogue, mailer, publicBaseUrl, now }: DigestOptions,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // Locks the row; nothing to mark if another job was first or the alert was deleted.
    const marked = await transaction
      .updateTable('alert')
      .set({ seen_until: until, digest_on: today })
      .where('id', '=', alert.id)
      .where('status', '=', 'ACTIVE')
      .where(hadNoDigestOn(today))
      .returning('id')
      .executeTakeFirst();
    if (!marked) return false;
    const mail = digestMail(
      {
        alert: describeAlert(alert, catalogue),
        offers,
        searchQuery: searchQueryOf(alert),
        contractLabel: (code) => catalogue.referential(code)?.label ?? '',
        lastContactAt: alert.last_contact_at,
        sentAt: now,
      },
      publicBaseUrl,
    );
    await mailer.send(mail);
    return true;
  });
}

/**
 * Returns the start of the oldest open transaction: an offer that it adds carries that date, and would be missed by
 * this digest and the next.
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

async function oldestPlace(database: Database, today: string): Promise<Date | null> {
  const { oldest } = await database
    .selectFrom('alert')
    .select((builder) => builder.fn.min('seen_until').as('oldest'))
    .where('status', '=', 'ACTIVE')
    .where(hadNoDigestOn(today))
    .executeTakeFirstOrThrow();
  return oldest;
}

async function eachOf<Item>(
  items: readonly Item[],
  parallel: number,
  use: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await use(item);
  };
  await Promise.all(Array.from({ length: parallel }, work));
}
