import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import { nextAttempt } from '../mail/outbox.ts';
import type { Delivery } from '../mail/outbox.ts';
import { confirmationMail } from './confirmation-mail.ts';
import type { ConfirmedOffer } from './confirmation-mail.ts';

interface Options {
  database: Kysely<Database>;
  mailer: Mailer;
  publicBaseUrl: string;
  onProblem(cause: unknown): void;
}

/**
 * Returns the delivery of confirmations that are due. The row is locked while its mail is handed over: several
 * processes never send the same one.
 */
export function deliverConfirmation({ database, mailer, publicBaseUrl, onProblem }: Options): Delivery {
  return () =>
    database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('application')
        .selectAll()
        .where('mail_due_at', '<=', new Date())
        .orderBy('mail_due_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!row) return false;
      const files = await transaction
        .selectFrom('application_file')
        .select('file_name')
        .where('application_id', '=', row.id)
        .orderBy('kind')
        .execute();
      const offer = row.offer_reference ? await findOffer(transaction, row.offer_reference) : null;
      const mail = confirmationMail(
        {
          id: row.id,
          reference: row.reference,
          type: row.type,
          firstName: row.first_name,
          email: row.email,
          receivedAt: row.received_at,
          domain: row.domain,
          offer,
          fileNames: files.map(({ file_name }) => file_name),
        },
        publicBaseUrl,
      );
      const attempts = row.mail_attempts + 1;
      let dueAt: Date | null = null;
      try {
        await mailer.send(mail);
      } catch (error) {
        onProblem(error);
        dueAt = nextAttempt(attempts, new Date());
      }
      await transaction
        .updateTable('application')
        .set({ mail_due_at: dueAt, mail_attempts: attempts })
        .where('id', '=', row.id)
        .execute();
      return true;
    });
}

async function findOffer(database: Kysely<Database>, reference: string): Promise<ConfirmedOffer | null> {
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
