import { exclusively, mailsTo } from '../database/exclusively.ts';
import type { Database } from '../database/schema.ts';
import type { Mail } from '../mail/mail.ts';
import { offerUrl } from '../mail/mail.ts';
import type { MailingContext } from '../mail/mailer.ts';
import { findConfirmedOffer, offerRows } from './confirmed-offer.ts';
import type { ConfirmedOffer } from './confirmed-offer.ts';
import { mayMail } from './daily-limit.ts';

const LIMIT = { table: 'apply_later', askedAt: 'requested_at', maximum: 5 } as const;

/** Sends the link of an offer's application, once per request, like `sendConfirmation`. */
export async function sendApplyLater(
  { database, mailer, publicBaseUrl }: MailingContext,
  id: string,
): Promise<void> {
  const request = await findDue(database, id);
  if (!request) return;
  await exclusively(database, mailsTo(request.email), async (connection) => {
    const row = await findDue(connection, id);
    if (!row) return;
    const offer = await findConfirmedOffer(connection, row.offer_reference);
    if (offer && (await mayMail(connection, LIMIT, { email: row.email, now: new Date() })))
      await mailer.send(
        applyLaterMail({
          id: `postuler-${id}-${row.requested_at.getTime()}`,
          to: row.email,
          offer,
          publicBaseUrl,
        }),
      );
    await connection.updateTable('apply_later').set({ mail_due_at: null }).where('id', '=', id).execute();
  });
}

function findDue(database: Database, id: string) {
  return database
    .selectFrom('apply_later')
    .selectAll()
    .where('id', '=', id)
    .where('mail_due_at', 'is not', null)
    .executeTakeFirst();
}

interface LinkMail extends Pick<Mail, 'id' | 'to'> {
  offer: ConfirmedOffer;
  publicBaseUrl: string;
}

/** Returns the mail with the link, without any typed text. */
function applyLaterMail({ id, to, offer, publicBaseUrl }: LinkMail): Mail {
  return {
    id,
    to,
    subject: `Pour postuler plus tard\u00a0: ${offer.title}`,
    preview: `${offer.place}. Trois minutes suffisent, sans créer de compte.`,
    title: 'Votre lien pour postuler',
    blocks: [
      { kind: 'text', text: 'Voici l’offre, et le lien qui ouvre son formulaire de candidature.' },
      { kind: 'facts', rows: offerRows(offer, publicBaseUrl) },
      {
        kind: 'button',
        label: 'Postuler à cette offre',
        url: `${offerUrl(publicBaseUrl, offer)}#candidature/cv`,
      },
      { kind: 'text', text: 'L’offre peut être pourvue entre-temps\u00a0: la page de l’offre le dira.' },
    ],
    footer: [
      {
        kind: 'text',
        text: 'Vous recevez cet e-mail parce que ce lien a été demandé pour cette adresse sur notre site. Il n’y en aura pas d’autre\u00a0: l’adresse est supprimée au plus tard deux jours après la demande. Vous n’avez rien demandé\u00a0? Ne faites rien.',
      },
    ],
  };
}
