import figures from '@careers/platform/figures' with { type: 'json' };
import type { Contribution, Profile } from './schema.ts';

/** The three profiles, with the training of each network (decisions.md#purpose-and-figures). */
export const PROFILES: readonly Profile[] = [
  {
    title: 'Je connais déjà le commerce alimentaire',
    text: 'Vous managez un rayon, un secteur ou un magasin : vous connaissez le métier et l’équipe.',
    portrait: 'portrait-associee',
    ground: 'var(--rose-300)',
    paths: [
      { network: 'Réseau discount', duration: figures.discountTrainingFromTrade },
      { network: 'Réseau de proximité', duration: figures.proximityTrainingFromTrade },
    ],
  },
  {
    title: 'J’ai une expérience de management',
    text: 'Vous avez dirigé une équipe ou un centre de profit, et le commerce vous attire.',
    portrait: 'portrait-associe',
    ground: 'var(--basilic-300)',
    paths: [
      { network: 'Réseau discount', duration: figures.discountTrainingFromManagement },
      { network: 'Réseau de proximité', duration: figures.proximityTrainingFromManagement },
    ],
  },
  {
    title: 'Je suis en reconversion',
    text: 'Vous venez d’un autre métier et vous voulez entreprendre près de chez vous.',
    portrait: 'portrait-alternant',
    ground: 'var(--citron-500)',
    paths: [{ network: 'Réseau discount', duration: figures.discountTrainingFromElsewhere }],
  },
];

/** Personal contributions, by brand and by network (decisions.md#purpose-and-figures). */
export const CONTRIBUTIONS: readonly Contribution[] = [
  { group: 'Utile', amount: figures.minimumContribution },
  { group: 'U Express', amount: figures.expressContribution },
  { group: 'Réseau discount, selon profil', amount: figures.discountContribution },
  { group: 'Réseau de proximité', amount: figures.proximityContribution },
];
