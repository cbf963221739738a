import type { IllustrationName } from '@careers/ui';

export interface Path {
  network: 'Réseau discount' | 'Réseau de proximité';
  duration: string;
}

export interface Profile {
  title: string;
  text: string;
  portrait: IllustrationName;
  ground: string;
  paths: readonly Path[];
}

/** The three ways in, with the training of each network (decisions §1). */
export const PROFILES: readonly Profile[] = [
  {
    title: 'Je connais déjà le commerce alimentaire',
    text: 'Manager, directeur ou chef de secteur, vous connaissez le métier et l’équipe.',
    portrait: 'portrait-associee',
    ground: 'var(--rose-300)',
    paths: [
      { network: 'Réseau discount', duration: '8 à 12 mois' },
      { network: 'Réseau de proximité', duration: '4 à 8 mois' },
    ],
  },
  {
    title: 'J’ai une expérience de management',
    text: 'Vous avez dirigé une équipe ou un centre de profit, et le commerce vous attire.',
    portrait: 'portrait-associe',
    ground: 'var(--ciel-300)',
    paths: [
      { network: 'Réseau discount', duration: '12 à 18 mois' },
      { network: 'Réseau de proximité', duration: '6 à 12 mois' },
    ],
  },
  {
    title: 'Je suis en reconversion',
    text: 'Vous venez d’un autre métier et vous voulez entreprendre près de chez vous.',
    portrait: 'portrait-alternant',
    ground: 'var(--citron-500)',
    paths: [{ network: 'Réseau discount', duration: '18 à 24 mois' }],
  },
];

/** Personal contributions, by brand and by network: three separate groups (decisions §1). */
export const CONTRIBUTIONS = [
  { group: 'Utile', amounts: ['70\u00a0000\u00a0€'] },
  { group: 'U Express', amounts: ['150\u00a0000\u00a0€'] },
  { group: 'Réseau discount, selon profil', amounts: ['250\u00a0000\u00a0€', '500\u00a0000\u00a0€'] },
  { group: 'Réseau de proximité', amounts: ['100\u00a0000\u00a0€', '250\u00a0000\u00a0€'] },
] as const;
