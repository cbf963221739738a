import { exclusively } from '../database/exclusively.ts';
import type { Database } from '../database/schema.ts';
import type { MailingContext } from '../mail/mailer.ts';
import { confirmationMail } from './confirmation-mail.ts';
import type { ConfirmedOffer } from './confirmation-mail.ts';

/**
 * Sends the confirmation of an application, once: no other process sends it until its mail is handed over and marked as
 * sent. Only a kill between the mail server's answer and the commit repeats it, with the same Message-ID.
 */
export async function sendConfirmation(
  { database, mailer, publicBaseUrl }: MailingContext,
  id: string,
): Promise<void> {
  await exclusively(database, `application ${id}`, async (connection) => {
    const row = await connection
      .selectFrom('application')
      .selectAll()
      .where('id', '=', id)
      .where('mail_due_at', 'is not', null)
      .executeTakeFirst();
    if (!row) return;
    const files = await connection
      .selectFrom('application_file')
      .select('file_name')
      .where('application_id', '=', row.id)
      .orderBy('kind')
      .execute();
    const offer = row.offer_reference ? await findOffer(connection, row.offer_reference) : null;
    const fileNames = files.map(({ file_name }) => file_name);
    await mailer.send(confirmationMail({ ...row, offer, fileNames }, publicBaseUrl));
    await connection.updateTable('application').set({ mail_due_at: null }).where('id', '=', row.id).execute();
  });
}

async function findOffer(database: Database, reference: string): Promise<ConfirmedOffer | null> {
  const row = await database
    .selectFrom('offer')
    .leftJoin('referential as contract', 'contract.code', 'offer.contract_code')
    .leftJoin('referential as time', 'time.code', 'offer.time_code')
    .select(['reference', 'title', 'location_name', 'contract.label as contract', 'time.label as time'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const { title, location_name: place, contract, time } = row;
  return { reference, title, place, contract: [contract, time?.toLowerCase()].filter(Boolean).join(', ') };
}
