import { exclusively, mailsTo } from '../database/exclusively.ts';
import type { Database } from '../database/schema.ts';
import { longTime } from '../mail/dates.ts';
import type { Mail } from '../mail/mail.ts';
import type { MailingContext } from '../mail/mailer.ts';
import { findConfirmedOffer, offerRows } from './confirmed-offer.ts';
import type { ConfirmedOffer } from './confirmed-offer.ts';

/** Confirms the replacement of a CV by mail, like `sendConfirmation`. */
export async function sendNewerCv(
  { database, mailer, publicBaseUrl }: MailingContext,
  id: string,
): Promise<void> {
  const application = await findDue(database, id);
  if (!application) return;
  await exclusively(database, mailsTo(application.email), async (connection) => {
    const row = await findDue(connection, id);
    if (!row?.cv_mail_due_at) return;
    const offer = row.offer_reference ? await findConfirmedOffer(connection, row.offer_reference) : null;
    await mailer.send(newerCvMail({ ...row, dueAt: row.cv_mail_due_at, offer, publicBaseUrl }));
    await connection
      .updateTable('application')
      .set({ cv_mail_due_at: null, cv_mailed_at: new Date() })
      .where('id', '=', id)
      .execute();
  });
}

function findDue(database: Database, id: string) {
  return database
    .selectFrom('application')
    .select(['id', 'email', 'reference', 'token', 'offer_reference', 'cv_mail_due_at'])
    .where('id', '=', id)
    .where('cv_mail_due_at', 'is not', null)
    .executeTakeFirst();
}

interface NewerCv {
  id: string;
  email: string;
  reference: string;
  token: string | null;
  dueAt: Date;
  offer: ConfirmedOffer | null;
  publicBaseUrl: string;
}

/** Returns the mail, without the file's name, which any holder of the link chooses. */
function newerCvMail({ id, email, reference, token, dueAt, offer, publicBaseUrl }: NewerCv): Mail {
  return {
    id: `cv-${id}-${dueAt.getTime()}`,
    to: email,
    subject: offer ? `Votre nouveau CV\u00a0: ${offer.title}` : 'Votre nouveau CV',
    preview: `Votre référence\u00a0: ${reference}. L’ancien CV est supprimé.`,
    title: 'Votre nouveau CV est bien arrivé',
    blocks: [
      {
        kind: 'text',
        text: 'Il a remplacé celui de votre candidature. L’ancien est supprimé\u00a0: l’équipe qui recrute ne voit plus que le nouveau.',
      },
      {
        kind: 'facts',
        rows: [
          ...(offer ? offerRows(offer, publicBaseUrl) : []),
          ['Votre référence', reference],
          ['Remplacé le', longTime(dueAt)],
        ],
      },
      {
        kind: 'button',
        label: 'Revoir ma candidature',
        url: `${publicBaseUrl}/candidature/suivi?jeton=${token ?? ''}`,
      },
    ],
    footer: [
      {
        kind: 'text',
        text: 'Vous recevez cet e-mail parce que le lien de votre candidature a servi à envoyer un CV. Ce n’était pas vous\u00a0? Ce lien vous permet de remplacer ce CV, ou de retirer votre candidature.',
      },
    ],
  };
}
