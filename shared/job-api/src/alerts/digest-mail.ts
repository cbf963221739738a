import { addMonths, longDate, parisDay } from '../mail/dates.ts';
import type { Mail } from '../mail/mail.ts';
import { offerUrl } from '../mail/mail.ts';
import { RETENTION_MONTHS } from './alert.ts';
import { criteriaRows } from './confirmation-mail.ts';
import type { DescribedAlert } from './confirmation-mail.ts';
import type { NewOffer } from './new-offers.ts';
import { oneClickUrl, unsubscriptionPage } from './paths.ts';

const MAX_LISTED = 20;
const PREVIEWED = 2;

interface Digest {
  alert: DescribedAlert;
  offers: readonly NewOffer[];
  /** Query of the results page with the alert's criteria. */
  searchQuery: string;
  contractLabel(code: string): string;
  lastContactAt: Date;
  sentAt: Date;
}

/** Returns the mail with an alert's new offers. */
export function digestMail(digest: Digest, publicBaseUrl: string): Mail {
  const { alert, offers, sentAt } = digest;
  const count = offers.length === 1 ? '1 nouvelle offre' : `${offers.length} nouvelles offres`;
  const listed = offers.slice(0, MAX_LISTED).map((offer) => ({
    label: offer.title,
    detail: `${offer.place}, ${digest.contractLabel(offer.contractCode)}`,
    url: offerUrl(publicBaseUrl, offer),
  }));
  const end = longDate(addMonths(digest.lastContactAt, RETENTION_MONTHS));
  return {
    id: `alerte-${alert.id}-${parisDay(sentAt)}`,
    to: alert.email,
    subject: `${count}\u00a0: ${alert.jobs.join(', ')}`,
    preview: listed
      .slice(0, PREVIEWED)
      .map(({ label, detail }) => `${label}, ${detail}`)
      .join('. '),
    title: `${count} pour vous`,
    blocks: [
      { kind: 'links', items: listed },
      {
        kind: 'button',
        label: offers.length > MAX_LISTED ? `Voir les ${offers.length} offres` : 'Voir toutes les offres',
        url: `${publicBaseUrl}/offres-emploi${digest.searchQuery}`,
      },
    ],
    footer: [
      { kind: 'text', text: 'Vous recevez cet e-mail parce que vous avez confirmé une alerte\u00a0:' },
      { kind: 'facts', rows: criteriaRows(alert) },
      {
        kind: 'text',
        text: `Elle s’arrête le ${end}. Pour la prolonger, demandez-la de nouveau sur notre site.`,
      },
      {
        kind: 'links',
        items: [
          {
            label: 'Me désinscrire',
            detail: 'Un clic, et votre adresse est supprimée',
            url: unsubscriptionPage(publicBaseUrl, alert.token),
          },
        ],
      },
    ],
    unsubscribeUrl: oneClickUrl(publicBaseUrl, alert.token),
  };
}
