/** Texts of several pages. */
export const SHARED = {
  contactUs: 'Contactez-nous',
  askForContact: 'Être contacté(e)',
  formUnavailable:
    'Le formulaire ne s’ouvre pas ici. Vous pouvez le remplir sur une page à part, ou appeler la personne qui suit votre région.',
  plainForm: 'Remplir le formulaire sur une page à part',
  regions: 'Votre région',
  handIn: 'Déposer votre dossier',
  linkedin: 'Retrouver sur LinkedIn',
  newWindow: '(nouvelle fenêtre)',
  showPath: 'Voir le parcours',
  showProfile: 'Voir le profil',
  ofTraining: 'de formation',
  next: 'Pour aller plus loin',
};
