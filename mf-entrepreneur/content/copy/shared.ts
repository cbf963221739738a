/** Texts of several pages. */
export const SHARED = {
  contactUs: 'Contactez-nous',
  askForContact: 'Être contacté(e)',
  formUnavailable:
    'La demande de contact en ligne est momentanément indisponible. Appelez la personne qui suit votre région.',
  regions: 'Votre région',
  handIn: 'Déposer votre dossier',
  linkedin: 'Voir son profil LinkedIn',
  newWindow: '(nouvelle fenêtre)',
  showPath: 'Voir le parcours',
  showProfile: 'Voir le profil',
  ofTraining: 'de formation',
  next: 'Pour aller plus loin',
};
