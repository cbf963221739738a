import type { Contribution, Profile } from './schema.ts';

/** The three ways in, with the training of each network (decisions §1). */
export const PROFILES: readonly Profile[] = [
  {
    title: 'Je connais déjà le commerce alimentaire',
    text: 'Vous managez un rayon, un secteur ou un magasin : vous connaissez le métier et l’équipe.',
    portrait: 'portrait-associee',
    ground: 'var(--rose-300)',
    paths: [
      { network: 'Réseau discount', duration: '8 à 12 mois' },
      { network: 'Réseau de proximité', duration: '4 à 8 mois' },
    ],
  },
  {
    title: 'J’ai une expérience de management',
    text: 'Vous avez dirigé une équipe ou un centre de profit, et le commerce vous attire.',
    portrait: 'portrait-associe',
    ground: 'var(--basilic-300)',
    paths: [
      { network: 'Réseau discount', duration: '12 à 18 mois' },
      { network: 'Réseau de proximité', duration: '6 à 12 mois' },
    ],
  },
  {
    title: 'Je suis en reconversion',
    text: 'Vous venez d’un autre métier et vous voulez entreprendre près de chez vous.',
    portrait: 'portrait-alternant',
    ground: 'var(--citron-500)',
    paths: [{ network: 'Réseau discount', duration: '18 à 24 mois' }],
  },
];

/** Personal contributions, by brand and by network: three separate groups (decisions §1). */
export const CONTRIBUTIONS: readonly Contribution[] = [
  { group: 'Utile', amount: '70 000 €' },
  { group: 'U Express', amount: '150 000 €' },
  { group: 'Réseau discount, selon profil', amount: '250 000 € ou 500 000 €' },
  { group: 'Réseau de proximité', amount: '100 000 € et 250 000 €' },
];
