import type { SentApplication } from '@careers/api-client';
import { sizeLabel } from '@careers/ui';
import { dayLabel, parisDay } from '@careers/ui/french';

export const UNKNOWN_TITLE = 'Ce lien n’est plus valable';

const DOCUMENTS = { cv: 'CV', motivation: 'lettre de motivation' } as const;

/** Words that differ for a contact request. */
export function nounOf({ type }: SentApplication): string {
  return type === 'DCE' ? 'demande' : 'candidature';
}

export function titleOf(application: SentApplication): string {
  if (application.type === 'SPONTANEOUS') return 'Votre candidature spontanée';
  return `Votre ${nounOf(application)}`;
}

/** Returns the application as terms and values for a description list. */
export function factsOf(application: SentApplication): (readonly [string, string])[] {
  const { offer, domain, region, recipients, reference, receivedAt, cvReplacedAt } = application;
  const facts: (readonly [string, string | undefined])[] = [
    ['Offre', offer && `${offer.title}, ${offer.locationName}`],
    ['Domaine', domain],
    ['Région', region?.label],
    ['Contact', region?.contact],
    ['Envoyée à', recipients.join(', ')],
    ['Le', dayLabel(parisDay(new Date(receivedAt)))],
    ['Contenu', contentOf(application)],
    ['CV remplacé le', cvReplacedAt && dayLabel(parisDay(new Date(cvReplacedAt)))],
    ['Référence', reference],
    ['État', stateOf(application)],
  ];
  return facts.flatMap(([term, value]) => (value ? [[term, value] as const] : []));
}

function contentOf({ documents, answers, hasPhone }: SentApplication): string {
  return [
    ...documents.map(({ kind, size }) => `${DOCUMENTS[kind]} (${sizeLabel(size)})`),
    ...(answers > 0 ? [answers === 1 ? '1 réponse' : `${answers} réponses`] : []),
    hasPhone ? 'vos coordonnées, avec un téléphone' : 'vos coordonnées',
  ].join(', ');
}

function stateOf({ type, offer }: SentApplication): string {
  if (type !== 'OFFER') return 'Reçue';
  return offer?.isOpen ? 'Reçue, l’offre est toujours ouverte' : 'Reçue, l’offre n’est plus ouverte';
}
