import type { Head, HeadInput } from '@careers/platform';

export function head({ search }: HeadInput): Head {
  return {
    title: 'Candidature spontanée',
    description:
      'Aucune offre ne vous correspond\u00a0? Choisissez un domaine et envoyez votre CV\u00a0: magasins, logistique, informatique, commercial, fonctions supports.',
    canonical: '/candidature-spontanee',
    ...(search ? { robots: 'noindex,follow' as const } : {}),
  };
}
