import { join } from 'node:path';
import { sendAlertConfirmation } from '../alerts/confirmation-job.ts';
import { sendDigests } from '../alerts/digest.ts';
import { deleteOld } from '../alerts/retention.ts';
import { sendApplyLater } from '../applications/apply-later-job.ts';
import { sendConfirmation } from '../applications/confirmation-job.ts';
import { sendNewerCv } from '../applications/newer-cv-job.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Connection } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { createMailer } from '../mail/mailer.ts';
import type { MailingContext } from '../mail/mailer.ts';
import { JobQueue } from '../queue/job-queue.ts';
import type { Enqueue } from '../queue/job-queue.ts';
import type { Settings } from './settings.ts';

/** Schedule for publishing new offers and closing old ones. */
const EVERY_TEN_MINUTES = '*/10 * * * *';
const DAILY = ['alert-digests', 'retention', 'daily-offers'] as const;

export interface Jobs {
  /**
   * Functions that enqueue a mail in the transaction that stores its subject: an application, a newer CV, a request for
   * a link, an alert.
   */
  confirmApplication: Enqueue;
  confirmNewerCv: Enqueue;
  sendApplyLater: Enqueue;
  confirmAlert: Enqueue;
  /** Stops after the running jobs. */
  close(): Promise<void>;
}

interface JobsOptions {
  settings: Settings;
  connection: Connection;
  content: Content;
  catalogue: () => Catalogue;
  onPublished: () => Promise<void>;
  log(line: string): void;
}

/** Starts background jobs: mails, and the daily ones unless they are switched off. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { settings, connection, log } = options;
  const { publicBaseUrl } = settings.mail;
  const database = connection.jobs;
  const queue = await JobQueue.start(connection.url, log);
  const mailer = createMailer({
    settings: settings.mail,
    directory: join(settings.dataDirectory, 'mail'),
    log,
  });
  const mailing = { database, mailer, publicBaseUrl };
  await queue.work('application-confirmation', (id) => sendConfirmation(mailing, id));
  await queue.work('newer-cv', (id) => sendNewerCv(mailing, id));
  await queue.work('apply-later', (id) => sendApplyLater(mailing, id));
  await queue.work('alert-confirmation', (id) =>
    sendAlertConfirmation({ ...mailing, catalogue: options.catalogue() }, id),
  );
  // Adds missing jobs of a restored database or a killed process.
  await queue.addMissing(database, 'application-confirmation', await dueMails(database, 'application'));
  await queue.addMissing(database, 'newer-cv', await dueNewerCvs(database));
  await queue.addMissing(database, 'apply-later', await dueMails(database, 'apply_later'));
  await queue.addMissing(database, 'alert-confirmation', await dueMails(database, 'alert'));
  await startDaily(queue, { ...options, mailing });
  return {
    confirmApplication: (transaction, id) => queue.add(transaction, 'application-confirmation', id),
    confirmNewerCv: (transaction, id) => queue.add(transaction, 'newer-cv', id),
    sendApplyLater: (transaction, id) => queue.add(transaction, 'apply-later', id),
    confirmAlert: (transaction, id) => queue.add(transaction, 'alert-confirmation', id),
    async close() {
      await queue.stop();
      mailer.close();
    },
  };
}

/** Returns the rows whose confirmation mail is due. */
async function dueMails(database: Database, table: 'alert' | 'application' | 'apply_later') {
  return database
    .selectFrom(table)
    .select(['id', 'mail_due_at as startAfter'])
    .where('mail_due_at', 'is not', null)
    .$narrowType<{ startAfter: Date }>()
    .execute();
}

async function dueNewerCvs(database: Database) {
  return database
    .selectFrom('application')
    .select(['id', 'cv_mail_due_at as startAfter'])
    .where('cv_mail_due_at', 'is not', null)
    .$narrowType<{ startAfter: Date }>()
    .execute();
}

async function startDaily(
  queue: JobQueue,
  options: JobsOptions & { mailing: MailingContext },
): Promise<void> {
  const { settings, connection, content, catalogue, log, mailing } = options;
  const { jobs: database } = connection;
  const { dailyJobsAt } = settings;
  if (dailyJobsAt === null) {
    for (const name of DAILY) await queue.unschedule(name);
    return;
  }
  await queue.schedule('daily-offers', EVERY_TEN_MINUTES, async () => {
    if ((await content.publish(connection, new Date())) > 0) await options.onPublished();
  });
  await queue.schedule('alert-digests', cronAt(dailyJobsAt), async () => {
    const onError = (cause: unknown) => log(`alerts: a digest was not sent: ${String(cause)}`);
    const report = await sendDigests({
      ...mailing,
      catalogue: catalogue(),
      now: new Date(),
      signal: queue.signal,
      onError,
    });
    if (report.sent > 0) log(`alerts: ${report.sent} digests for ${report.alerts} alerts`);
    // Fails for a retry, which skips the sent ones.
    if (report.failed > 0) throw new Error(`${report.failed} digests were not sent`);
    queue.signal.throwIfAborted();
  });
  await queue.schedule('retention', cronAt(dailyJobsAt), async () => {
    await deleteOld(database, new Date());
  });
  if (!isOver(dailyJobsAt, new Date())) return;
  await queue.add(database, 'alert-digests');
  await queue.add(database, 'retention');
}

const TIME = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });

/** Returns the cron expression of a time of day, "07:30". */
export function cronAt(at: string): string {
  const [hour, minute] = at.split(':').map(Number);
  return `${minute} ${hour} * * *`;
}

/** Returns true when a time of day has passed in Paris: a server that starts later catches up. */
export function isOver(at: string, now: Date): boolean {
  return TIME.format(now) >= at.padStart(5, '0');
}

/** Source of a server's offers. */
export interface Content {
  /** Fills a database that has no offers. */
  fillIfEmpty(connection: Connection): Promise<void>;
  /** Publishes the offers of all mornings up to now; returns the number of new ones. */
  publish(connection: Connection, now: Date): Promise<number>;
}
