import { sql } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../database/schema.ts';
import type { MailingContext } from '../mail/mailer.ts';
import { alertConfirmationMail } from './confirmation-mail.ts';

const DAY = 24 * 3_600_000;
/** Limits what strangers can have sent to an address. */
const MAX_MAILS_PER_DAY = 5;

/**
 * Sends the link that confirms an alert, once per request: the row is locked until its mail is handed over and marked
 * as sent.
 */
export async function sendAlertConfirmation(
  context: MailingContext & { catalogue: Catalogue },
  id: string,
): Promise<void> {
  const { database, mailer } = context;
  await database.transaction().execute(async (transaction) => {
    const now = new Date();
    const row = await transaction
      .selectFrom('alert')
      .selectAll()
      .where('id', '=', id)
      .where('mail_due_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.mail_due_at) return;
    const isSent = await mayMail(transaction, row.email, now);
    if (isSent) await mailer.send(alertConfirmationMail(row, row.mail_due_at, context));
    await transaction
      .updateTable('alert')
      .set({ mail_due_at: null, ...(isSent ? { mailed_at: now } : {}) })
      .where('id', '=', row.id)
      .execute();
  });
}

async function mayMail(database: Database, email: string, now: Date): Promise<boolean> {
  // Serialises deliveries to one address: two at once would count the same mails.
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(database);
  const { mails } = await database
    .selectFrom('alert')
    .select((builder) => builder.fn.countAll<string>().as('mails'))
    .where((builder) => builder(builder.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('mailed_at', '>', new Date(now.getTime() - DAY))
    .executeTakeFirstOrThrow();
  return Number(mails) < MAX_MAILS_PER_DAY;
}
