import figures from '@careers/platform/figures' with { type: 'json' };
import type { Preparation, Step } from './schema.ts';

/** The four steps from the first call to the opening; who does what. */
export const STEPS: readonly Step[] = [
  {
    title: 'On se parle',
    text: 'Un premier appel, sans engagement, avec la personne qui suit votre région.',
    yours: [
      'Vous appelez, ou vous laissez vos coordonnées pour être contacté(e).',
      'Vous racontez votre parcours et ce qui vous attire, avec ou sans CV.',
    ],
    ours: [
      'Nous décrivons le métier sans l’embellir : les journées, l’équipe, les comptes.',
      'Nous vous disons quel profil et quel réseau vous ressemblent.',
    ],
  },
  {
    title: 'On vérifie ensemble',
    text: 'Votre projet, votre apport, votre réseau : discount ou proximité.',
    yours: [
      'Vous déposez votre dossier en ligne : parcours, projet, financement.',
      'Vous passez du temps en magasin pour voir le métier de près.',
    ],
    ours: [
      'Nous étudions avec vous l’apport et l’enseigne qui conviennent.',
      'Nous vous présentons des Associés en activité, pour des questions sans détour.',
    ],
  },
  {
    title: 'Vous apprenez',
    text: `De ${figures.trainingDuration} sur le terrain, chez un Associé en activité.`,
    yours: [
      'Vous passez par tous les rayons, de la réception aux caisses.',
      'Vous apprenez à gérer, à recruter et à lire un compte d’exploitation.',
    ],
    ours: [
      'Un Associé vous accueille dans son magasin et vous transmet le métier.',
      'Nous faisons le point à chaque étape, en magasin et en centre.',
    ],
  },
  {
    title: 'Vous ouvrez',
    text: 'Vous reprenez ou créez un magasin, avec la coopérative à vos côtés.',
    yours: [
      'Vous réunissez votre équipe et vous choisissez vos producteurs.',
      'Vous prenez les clés, et vos premières décisions.',
    ],
    ours: [
      'La coopérative apporte ses achats, sa logistique et son informatique.',
      'Les Associés de votre région restent joignables après l’ouverture.',
    ],
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
