import type { Head, HeadInput } from '@careers/platform';

export function head({ search }: HeadInput): Head {
  return {
    title: 'Créer une alerte',
    description: 'Recevez par e-mail les nouvelles offres de vos métiers, au plus une fois par jour.',
    canonical: '/alerte',
    ...(search ? { robots: 'noindex,follow' as const } : {}),
  };
}
