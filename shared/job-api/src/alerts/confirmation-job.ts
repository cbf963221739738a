import type { Catalogue } from '../catalogue/catalogue.ts';
import { exclusively, mailsTo } from '../database/exclusively.ts';
import type { Database } from '../database/schema.ts';
import type { MailingContext } from '../mail/mailer.ts';
import { alertConfirmationMail } from './confirmation-mail.ts';

const DAY = 24 * 3_600_000;
/** Limits the mails that strangers can trigger to an address. */
const MAX_MAILS_PER_DAY = 5;

/**
 * Sends the link that confirms an alert, once per request. Mails to one address are serialised, so that the daily limit
 * is exact.
 */
export async function sendAlertConfirmation(
  context: MailingContext & { catalogue: Catalogue },
  id: string,
): Promise<void> {
  const { database, mailer } = context;
  const due = (from: Database) =>
    from
      .selectFrom('alert')
      .selectAll()
      .where('id', '=', id)
      .where('mail_due_at', 'is not', null)
      .executeTakeFirst();
  const alert = await due(database);
  if (!alert) return;
  await exclusively(database, mailsTo(alert.email), async (connection) => {
    const now = new Date();
    const row = await due(connection);
    if (!row?.mail_due_at) return;
    const isSent = await mayMail(connection, row.email, now);
    if (isSent) await mailer.send(alertConfirmationMail(row, row.mail_due_at, context));
    await connection
      .updateTable('alert')
      .set({ mail_due_at: null, ...(isSent ? { mailed_at: now } : {}) })
      .where('id', '=', row.id)
      .execute();
  });
}

async function mayMail(database: Database, email: string, now: Date): Promise<boolean> {
  const { mails } = await database
    .selectFrom('alert')
    .select((builder) => builder.fn.countAll<string>().as('mails'))
    .where((builder) => builder(builder.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('mailed_at', '>', new Date(now.getTime() - DAY))
    .executeTakeFirstOrThrow();
  return Number(mails) < MAX_MAILS_PER_DAY;
}
