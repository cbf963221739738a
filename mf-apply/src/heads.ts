import type { Head, HeadInput } from '@careers/platform';

export function spontaneousHead({ search }: HeadInput): Head {
  return {
    title: 'Candidature spontanée',
    description:
      'Aucune offre ne vous correspond\u00a0? Choisissez un domaine et envoyez votre CV\u00a0: magasins, logistique, informatique, commercial, fonctions supports.',
    canonical: '/candidature-spontanee',
    ...(search ? { robots: 'noindex,follow' as const } : {}),
  };
}

export function alertHead({ search }: HeadInput): Head {
  return {
    title: 'Créer une alerte',
    description: 'Recevez par e-mail les nouvelles offres de vos métiers, au plus une fois par jour.',
    canonical: '/alerte',
    ...(search ? { robots: 'noindex,follow' as const } : {}),
  };
}

/** Returns the head of a page that answers a form: for who was sent there only. */
export function unlisted(title: string): () => Head {
  return () => ({ title, robots: 'noindex,nofollow' });
}
