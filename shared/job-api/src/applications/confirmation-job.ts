import { exclusively, mailsTo } from '../database/exclusively.ts';
import type { Database } from '../database/schema.ts';
import type { MailingContext } from '../mail/mailer.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { findConfirmedOffer } from './confirmed-offer.ts';
import { mayMail } from './daily-limit.ts';

/** Above any plausible number of applications a day. */
const LIMIT = { table: 'application', askedAt: 'received_at', maximum: 20 } as const;

/**
 * Sends the confirmation of an application, once, locking mails to this address until it is marked as sent. Only a kill
 * between the mail server's response and the commit repeats it, with the same Message-ID.
 */
export async function sendConfirmation(
  { database, mailer, publicBaseUrl }: MailingContext,
  id: string,
): Promise<void> {
  const application = await findDue(database, id);
  if (!application) return;
  await exclusively(database, mailsTo(application.email), async (connection) => {
    const row = await findDue(connection, id);
    if (!row) return;
    if (await mayMail(connection, LIMIT, { email: row.email, now: new Date() })) {
      const files = await connection
        .selectFrom('application_file')
        .select('kind')
        .where('application_id', '=', row.id)
        .orderBy('kind')
        .execute();
      const offer = row.offer_reference ? await findConfirmedOffer(connection, row.offer_reference) : null;
      const documents = files.map(({ kind }) => (kind === 'cv' ? 'cv' : 'motivation'));
      await mailer.send(confirmationMail({ ...row, offer, documents }, publicBaseUrl));
    }
    await connection.updateTable('application').set({ mail_due_at: null }).where('id', '=', row.id).execute();
  });
}

function findDue(database: Database, id: string) {
  return database
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .where('mail_due_at', 'is not', null)
    .executeTakeFirst();
}
