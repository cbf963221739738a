import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Mail } from '../mail/mail.ts';
import { CONFIRMATION_DAYS } from './alert.ts';
import type { AlertRow } from './alert.ts';
import { EVERYWHERE, criteriaRows, jobTitles } from './describe.ts';
import { changesPage, confirmationPage, oneClickUrl, unsubscriptionPage } from './paths.ts';

/** Returns the mail whose button confirms an alert; opening the page alone changes nothing. */
export function alertConfirmationMail(
  alert: AlertRow,
  sentAt: Date,
  { catalogue, publicBaseUrl }: { catalogue: Catalogue; publicBaseUrl: string },
): Mail {
  return {
    id: `alerte-${alert.id}-${sentAt.getTime()}`,
    to: alert.email,
    subject: `Confirmez votre alerte\u00a0: ${jobTitles(alert, catalogue)}`,
    preview: `Plus qu’un clic pour recevoir les nouvelles offres. ${alert.place_label ?? EVERYWHERE}.`,
    title: 'Plus qu’un clic',
    blocks: [
      {
        kind: 'text',
        text: 'Une alerte a été demandée pour cette adresse. Confirmez-la pour recevoir les nouvelles offres par e-mail.',
      },
      { kind: 'facts', rows: criteriaRows(alert, catalogue) },
      {
        kind: 'button',
        label: 'Confirmer mon alerte',
        url: confirmationPage(publicBaseUrl, alert.token),
      },
      {
        kind: 'text',
        text: `Ce lien est valable ${CONFIRMATION_DAYS} jours. Vous n’avez rien demandé\u00a0? Ne faites rien\u00a0: sans confirmation, l’adresse est supprimée.`,
      },
    ],
    footer: [
      {
        kind: 'links',
        items: [
          {
            label: 'Modifier mon alerte',
            detail: 'Métiers, lieu et fréquence',
            url: changesPage(publicBaseUrl, alert.token),
          },
          {
            label: 'Ne plus rien recevoir',
            detail: 'Supprimer cette alerte et cette adresse',
            url: unsubscriptionPage(publicBaseUrl, alert.token),
          },
        ],
      },
    ],
    unsubscribeUrl: oneClickUrl(publicBaseUrl, alert.token),
  };
}
