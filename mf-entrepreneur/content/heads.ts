import figures from '@careers/platform/figures' with { type: 'json' };
import type { PAGES } from './pages.ts';
import type { PageHead } from './schema.ts';

/** Title and description of each page; only the server needs them. */
export const HEADS: Record<keyof typeof PAGES, PageHead> = {
  becomeOwner: {
    title: 'Devenir entrepreneur : ouvrez votre magasin',
    description: `Devenez Associé : propriétaire de votre magasin et coopérateur avec tous les autres. Trois profils, deux réseaux, une formation de ${figures.trainingDuration}.`,
  },
  firstSteps: {
    title: 'Devenir Associé : les premières démarches',
    description:
      'Du premier appel à l’ouverture de votre magasin : quatre étapes, ce qu’il faut préparer, l’apport, la formation et les réponses à six questions.',
  },
  contact: {
    title: 'Devenir entrepreneur : qui contacter dans votre région',
    description:
      'Quatre régions, une personne qui vous répond dans chacune : son nom, son téléphone, et le dossier à déposer pour devenir Associé.',
  },
  values: {
    title: 'Nos valeurs : indépendance, collectif, local, humain',
    description:
      'Propriétaires de leur magasin, solidaires dans une coopérative, proches de celles et ceux qui les entourent : les quatre valeurs des Associés.',
  },
  questions: {
    title: 'Questions fréquentes : postuler et devenir Associé',
    description:
      'CV, alerte, données personnelles, apport, formation, réseaux : les réponses aux questions que l’on nous pose avant de postuler ou d’entreprendre.',
  },
};
