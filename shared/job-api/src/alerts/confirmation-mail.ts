import type { Fact, Mail } from '../mail/mail.ts';
import { CONFIRMATION_DAYS } from './alert.ts';
import { confirmationPage, oneClickUrl, unsubscriptionPage } from './paths.ts';

/** An alert with the labels that mails show. */
export interface DescribedAlert {
  id: string;
  token: string;
  email: string;
  jobs: readonly string[];
  entities: readonly string[];
  /** Contracts and working times. */
  filters: readonly string[];
  place: string | null;
  /** Labels of working conditions and minimum pay. */
  conditions: readonly string[];
}

/** Returns the criteria of an alert, in the order of its form. */
export function criteriaRows({ jobs, entities, filters, place, conditions }: DescribedAlert): Fact[] {
  const rows: Fact[] = [
    [jobs.length > 1 ? 'Métiers' : 'Métier', jobs.join(', ')],
    ['Entités', entities.join(', ')],
    ['Lieu', place ?? EVERYWHERE],
    ['Contrat et temps de travail', filters.join(', ')],
    ['Conditions', conditions.join(', ')],
  ];
  return rows.filter(([, value]) => value !== '');
}

const EVERYWHERE = 'Partout en France';

/** Returns the mail whose button confirms an alert; opening the page alone changes nothing. */
export function alertConfirmationMail(alert: DescribedAlert, sentAt: Date, publicBaseUrl: string): Mail {
  return {
    id: `alerte-${alert.id}-${sentAt.getTime()}`,
    to: alert.email,
    subject: `Confirmez votre alerte\u00a0: ${alert.jobs.join(', ')}`,
    preview: `Plus qu’un clic pour recevoir les nouvelles offres. ${alert.place ?? EVERYWHERE}.`,
    title: 'Plus qu’un clic',
    blocks: [
      {
        kind: 'text',
        text: 'Une alerte a été demandée pour cette adresse. Confirmez-la pour recevoir les nouvelles offres par e-mail, au plus une fois par jour.',
      },
      { kind: 'facts', rows: criteriaRows(alert) },
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
