import type { ApplicationSubject } from './subject.ts';

const APPLICATION = {
  leave: 'Quitter la candidature\u00a0?',
  leaveAction: 'Continuer ma candidature',
  send: 'Envoyer ma candidature',
  reference: 'Référence de votre candidature',
  alreadyAppliedTitle: 'Vous avez déjà postulé',
  consent: {
    note: 'Vos données servent à étudier votre candidature et sont supprimées 13 mois après notre dernier contact.',
    label: 'J’accepte que mes données soient utilisées pour étudier ma candidature',
  },
};

export const WORDING = {
  OFFER: {
    ...APPLICATION,
    // Above the subject in the aside.
    intro: 'Vous postulez à l’offre',
    sent: 'Votre candidature est envoyée',
    thanks: 'Merci. L’équipe qui recrute l’a reçue et vous répondra par e-mail.',
    alreadyApplied: 'Une candidature à cette offre a déjà été envoyée avec cette adresse e-mail.',
    // The date follows.
    sentBefore: 'Votre candidature à cette offre a été envoyée le',
    close: 'Revoir cette offre',
    section: { label: 'Revenir aux offres', path: '/offres-emploi' },
  },
  SPONTANEOUS: {
    ...APPLICATION,
    intro: 'Votre candidature spontanée',
    sent: 'Votre candidature spontanée est envoyée',
    thanks: 'Merci. Notre équipe l’a reçue et vous écrira si un poste vous correspond.',
    alreadyApplied: 'Une candidature spontanée a déjà été envoyée à cette équipe avec cette adresse e-mail.',
    sentBefore: 'Votre candidature spontanée à cette équipe a été envoyée le',
    close: 'Revenir aux domaines',
    section: { label: 'Voir les offres', path: '/offres-emploi' },
  },
  DCE: {
    intro: 'Votre demande',
    leave: 'Quitter la demande\u00a0?',
    leaveAction: 'Continuer ma demande',
    send: 'Envoyer ma demande',
    sent: 'Votre demande est envoyée',
    thanks: 'Merci. La personne qui suit votre région vous répondra.',
    reference: 'Référence de votre demande',
    alreadyAppliedTitle: 'Votre demande est déjà envoyée',
    alreadyApplied: 'Une demande a déjà été envoyée avec cette adresse e-mail.',
    sentBefore: 'Votre demande a été envoyée le',
    close: 'Fermer',
    section: { label: 'Revenir à Devenir entrepreneur', path: '/entreprendre' },
    consent: {
      note: 'Vos données servent à répondre à votre demande et sont supprimées 13 mois après notre dernier contact.',
      label: 'J’accepte que mes données soient utilisées pour répondre à ma demande',
    },
  },
} satisfies Readonly<Record<ApplicationSubject['type'], object>>;

export function wordingOf(subject: ApplicationSubject) {
  return { ...WORDING[subject.type], title: titleOf(subject) };
}

function titleOf(subject: ApplicationSubject): string {
  switch (subject.type) {
    case 'OFFER':
      return `Postuler\u00a0: ${subject.subject.title}`;
    case 'SPONTANEOUS':
      return `Candidature spontanée\u00a0: ${subject.domainLabel}`;
    case 'DCE':
      return 'Être contacté(e)';
  }
}
