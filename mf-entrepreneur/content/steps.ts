import figures from '@careers/platform/figures' with { type: 'json' };
import type { Preparation, Step } from './schema.ts';

/** The four steps from the first call to the opening; who does what. */
export const STEPS: readonly Step[] = [
  {
    title: 'On se parle',
    text: 'Un premier appel, sans engagement, avec la personne qui suit votre région.',
  },
  {
    title: 'On vérifie ensemble',
    text: 'Votre projet, votre apport, votre réseau : discount ou proximité.',
  },
  {
    title: 'Vous apprenez',
    text: `De ${figures.trainingDuration} le plus souvent, sur le terrain, chez un Associé en activité.`,
  },
  {
    title: 'Vous ouvrez',
    text: 'Vous reprenez ou créez un magasin, avec la coopérative à vos côtés.',
  },
];

/** Helpful before the first call, none of it required. */
export const PREPARATION: readonly Preparation[] = [
  {
    title: 'Une région, ou deux',
    text: 'Là où vous vivez, là où vous pourriez vivre : un magasin se trouve plus vite avec deux réponses.',
  },
  {
    title: 'Une idée de votre apport',
    text: `Votre épargne, un bien, une aide de vos proches : l’apport personnel démarre à ${figures.minimumContribution}.`,
  },
  {
    title: 'Votre parcours en quelques lignes',
    text: 'Le CV reste facultatif pour une demande de contact. Cinq lignes claires suffisent.',
  },
  {
    title: 'Vos questions, même directes',
    text: 'Les horaires, les revenus, les week-ends : posez-les dès le premier appel.',
  },
];
