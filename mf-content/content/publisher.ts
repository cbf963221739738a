/** Facts of the publisher: placeholders until the owner gives the real ones. */
export const PUBLISHER = {
  name: 'le groupement',
  form: 'société coopérative de commerçants détaillants, à capital variable',
  address: '20 rue d’Arcueil, 94150 Rungis',
  director: 'la présidence du conseil d’administration',
  host: 'les serveurs de sa direction informatique, en France',
  contactMail: 'recrutement@le-groupement.example',
  dataProtectionMail: 'donnees-personnelles@le-groupement.example',
  accessibilityMail: 'accessibilite@le-groupement.example',
};
