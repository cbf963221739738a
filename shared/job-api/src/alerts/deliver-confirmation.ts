import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import { nextAttempt } from '../mail/outbox.ts';
import type { Delivery } from '../mail/outbox.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { alertConfirmationMail } from './confirmation-mail.ts';
import { describeAlert } from './describe.ts';

interface Options {
  database: Kysely<Database>;
  catalogue: () => Catalogue;
  mailer: Mailer;
  publicBaseUrl: string;
  onProblem(cause: unknown): void;
}

const DAY = 24 * 3_600_000;
/** Mails that an address can be made to get in a day by whoever types it. */
const MAXIMUM_MAILS_A_DAY = 5;

/** Returns the delivery of the links that confirm alerts; the row is locked while its mail is handed over. */
export function deliverAlertConfirmation(options: Options): Delivery {
  const { database, catalogue, mailer, publicBaseUrl, onProblem } = options;
  return () =>
    database.transaction().execute(async (transaction) => {
      const now = new Date();
      const row = await transaction
        .selectFrom('alert')
        .selectAll()
        .where('mail_due_at', '<=', now)
        .orderBy('mail_due_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!row) return false;
      const attempts = row.mail_attempts + 1;
      try {
        const isSent = await mayMail(transaction, row.email, now);
        if (isSent)
          await mailer.send(alertConfirmationMail(describeAlert(row, catalogue()), now, publicBaseUrl));
        await transaction
          .updateTable('alert')
          .set({ mail_due_at: null, mail_attempts: 0, ...(isSent ? { mailed_at: now } : {}) })
          .where('id', '=', row.id)
          .execute();
      } catch (error) {
        onProblem(error);
        await transaction
          .updateTable('alert')
          .set({ mail_due_at: nextAttempt(attempts, now), mail_attempts: attempts })
          .where('id', '=', row.id)
          .execute();
      }
      return true;
    });
}

async function mayMail(database: Kysely<Database>, email: string, now: Date): Promise<boolean> {
  // Deliveries of one address wait for each other: two at once would both count the same mails.
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(database);
  const { mails } = await database
    .selectFrom('alert')
    .select((builder) => builder.fn.countAll<string>().as('mails'))
    .where((builder) => builder(builder.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('mailed_at', '>', new Date(now.getTime() - DAY))
    .executeTakeFirstOrThrow();
  return Number(mails) < MAXIMUM_MAILS_A_DAY;
}
