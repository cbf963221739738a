import figures from '@careers/platform/figures' with { type: 'json' };
import type { Page } from './schema.ts';

/** Paths, heads, and names in breadcrumbs and links. */
export const PAGES = {
  becomeOwner: {
    path: '/entreprendre',
    label: 'Devenir entrepreneur',
    title: 'Devenir entrepreneur : ouvrez votre magasin',
    description: `Devenez Associé : propriétaire de votre magasin et coopérateur avec tous les autres. Trois profils, deux réseaux, une formation de ${figures.trainingDuration}.`,
    summary: 'Trois profils, deux réseaux, une porte à ouvrir.',
    picture: 'portrait-associee',
  },
  firstSteps: {
    path: '/entreprendre/demarches',
    label: 'Les premières démarches',
    title: 'Devenir Associé : les premières démarches',
    description:
      'Du premier appel à l’ouverture de votre magasin : quatre étapes, ce qu’il faut préparer, l’apport, la formation et les réponses à six questions.',
    summary: 'De la première idée aux clés, étape par étape.',
    picture: 'motif-m2',
  },
  contact: {
    path: '/devenir-entrepreneur',
    label: 'Qui contacter',
    title: 'Devenir entrepreneur : qui contacter dans votre région',
    description:
      'Quatre régions, une personne qui vous répond dans chacune : son nom, son téléphone, et le dossier à déposer pour devenir Associé.',
    summary: 'Quatre régions, et quelqu’un au bout du fil.',
    picture: 'portrait-support',
  },
  values: {
    path: '/valeurs',
    label: 'Nos valeurs',
    title: 'Nos valeurs : indépendance, collectif, local, humain',
    description:
      'Propriétaires de leur magasin, solidaires dans une coopérative, proches de celles et ceux qui les entourent : les quatre valeurs des Associés.',
    summary: 'Indépendance, collectif, local, humain.',
    picture: 'motif-m6',
  },
  questions: {
    path: '/faq',
    label: 'Questions fréquentes',
    title: 'Questions fréquentes : postuler et devenir Associé',
    description:
      'CV, alerte, données personnelles, apport, formation, réseaux : les réponses aux questions que l’on nous pose avant de postuler ou d’entreprendre.',
    summary: 'L’apport, la formation, le CV : les réponses.',
    picture: 'produit-citron',
  },
} as const satisfies Record<string, Page>;
