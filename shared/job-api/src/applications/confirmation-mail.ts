import { OWNER_REGIONS, isOwnerRegion } from '@careers/api-client/owner-regions';
import type { Selectable } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { longTime } from '../mail/dates.ts';
import type { Block, Mail } from '../mail/mail.ts';
import { greeting } from '../mail/greeting.ts';
import { offerUrl } from '../mail/mail.ts';
import { offerRows } from './confirmed-offer.ts';
import type { ConfirmedOffer } from './confirmed-offer.ts';
import { DOMAINS } from './subject.ts';

const DOCUMENT_LABELS = { cv: 'CV', motivation: 'lettre de motivation' } as const;

/** An application with the data of its confirmation. */
interface ConfirmedApplication extends Selectable<Tables['application']> {
  /** Null for other types, and for a deleted offer. */
  offer: ConfirmedOffer | null;
  documents: readonly ('cv' | 'motivation')[];
}

/** Returns the confirmation mail; its wording depends on the type. */
export function confirmationMail(application: ConfirmedApplication, publicBaseUrl: string): Mail {
  const { id, type, token, reference, email, offer } = application;
  const { subject, title, received, next, link } = wording(application);
  // Omits the files' names: the sender of the form also chooses the recipient of this mail.
  const documents = application.documents.map((kind) => DOCUMENT_LABELS[kind]);
  const blocks: Block[] = [
    { kind: 'text', text: greeting(application.first_name) },
    { kind: 'text', text: received },
    {
      kind: 'facts',
      rows: [
        ...(offer ? offerRows(offer, publicBaseUrl) : []),
        ...regionRows(application),
        ['Votre référence', reference],
        ['Reçue le', longTime(application.received_at)],
        [documents.length > 1 ? 'Documents' : 'Document', documents.join(', ') || 'aucun'],
      ],
    },
    { kind: 'text', text: next },
    offer
      ? { kind: 'button', label: 'Revoir l’offre', url: offerUrl(publicBaseUrl, offer) }
      : { kind: 'button', label: link.label, url: `${publicBaseUrl}${link.path}` },
  ];
  return {
    id: `candidature-${id}`,
    to: email,
    subject,
    preview: `Votre référence\u00a0: ${reference}. ${next}`,
    title,
    blocks,
    footer: [
      {
        kind: 'text',
        text: 'Vous recevez cet e-mail parce que cette adresse a été donnée sur notre site. Vos données sont supprimées 13 mois après notre dernier contact.',
      },
      {
        kind: 'links',
        items: [
          // Applications stored before links existed have none.
          ...(token === null
            ? []
            : [
                {
                  label: type === 'DCE' ? 'Suivre ou retirer ma demande' : 'Suivre ou retirer ma candidature',
                  detail: 'Ce que vous avez envoyé, et comment le supprimer',
                  url: `${publicBaseUrl}/candidature/suivi?jeton=${token}`,
                },
              ]),
          {
            label: 'Données personnelles',
            detail: 'Vos droits et comment les exercer',
            url: `${publicBaseUrl}/donnees-personnelles`,
          },
        ],
      },
    ],
  };
}

/** Returns the region of a contact request, with its contact. */
function regionRows({ region }: ConfirmedApplication): [string, string][] {
  if (!isOwnerRegion(region)) return [];
  const { label, contact } = OWNER_REGIONS[region];
  return [
    ['Votre région', label],
    ['Votre contact', contact],
  ];
}

function wording({ type, offer, domain, region, phone }: ConfirmedApplication) {
  const offers = { label: 'Voir les offres', path: '/offres-emploi' };
  switch (type) {
    case 'OFFER': {
      const what = offer ? ` «\u00a0${offer.title}\u00a0»` : '';
      return {
        subject: offer ? `Votre candidature\u00a0: ${offer.title}` : 'Votre candidature',
        title: 'Votre candidature est bien arrivée',
        received: `Merci pour votre candidature à l’offre${what}. L’équipe qui recrute l’a reçue.`,
        next: 'L’équipe va la lire et vous répondra par e-mail, que sa réponse soit positive ou non.',
        link: offers,
      };
    }
    case 'SPONTANEOUS': {
      const label = domain ? DOMAINS[domain]?.label : undefined;
      return {
        subject: 'Votre candidature spontanée',
        title: 'Votre candidature spontanée est bien arrivée',
        received: `Merci pour votre candidature spontanée${label ? ` dans le domaine «\u00a0${label}\u00a0»` : ''}. Notre équipe l’a reçue.`,
        next: 'Si un poste vous correspond, l’équipe vous écrira. Vous pouvez aussi postuler aux offres du moment.',
        link: offers,
      };
    }
    case 'DCE':
      return {
        subject: 'Votre demande de contact',
        title: 'Votre demande est bien arrivée',
        received: `Merci de votre intérêt. ${isOwnerRegion(region) ? OWNER_REGIONS[region].contact : 'La personne qui suit votre région'} a reçu votre demande.`,
        next: `Vous aurez une réponse par e-mail${phone ? ' ou par téléphone' : ''}.`,
        link: { label: 'Revoir les étapes pour devenir entrepreneur', path: '/entreprendre' },
      };
  }
}
