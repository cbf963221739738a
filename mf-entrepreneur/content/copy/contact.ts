export const CONTACT = {
  title: 'Devenir entrepreneur : qui contacter ?',
  lead: 'Votre projet est suivi là où vous vivez. Choisissez votre région : quelqu’un de chez nous vous répond.',
  regionTitle: 'Votre région',
  beforeTitle: 'Avant d’appeler',
  beforeLead: 'Quatre points utiles. Si l’un d’eux manque encore, appelez quand même.',
};
