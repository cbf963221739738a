import type { StepTasks } from './schema.ts';

/** Tasks of the candidate and of the cooperative in each step, in order. */
export const STEP_TASKS: readonly StepTasks[] = [
  {
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
