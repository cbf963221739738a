import type { Page } from './schema.ts';

/** Paths, heads, and names in breadcrumbs and links. */
export const PAGES = {
  becomeOwner: {
    path: '/entreprendre',
    label: 'Devenir entrepreneur',
    summary: 'Trois profils, deux réseaux, une porte à ouvrir.',
    picture: 'portrait-associee',
  },
  firstSteps: {
    path: '/entreprendre/demarches',
    label: 'Les premières démarches',
    summary: 'De la première idée aux clés, étape par étape.',
    picture: 'motif-m2',
  },
  contact: {
    path: '/devenir-entrepreneur',
    label: 'Qui contacter',
    summary: 'Quatre régions, et quelqu’un au bout du fil.',
    picture: 'portrait-support',
  },
  values: {
    path: '/valeurs',
    label: 'Nos valeurs',
    summary: 'Indépendance, collectif, local, humain.',
    picture: 'motif-m6',
  },
  questions: {
    path: '/faq',
    label: 'Questions fréquentes',
    summary: 'L’apport, la formation, le CV : les réponses.',
    picture: 'produit-citron',
  },
} as const satisfies Record<string, Page>;
