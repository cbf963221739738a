import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { domainOf } from '../../../content/domains.ts';

export const searchParams = ['domaine'];

export type SpontaneousData = Awaited<ReturnType<typeof loader>>;

/** `?domaine=` opens the form of that domain; an unknown one is ignored. */
export async function loader({ url, widget }: PageRequest) {
  const domain = domainOf(url.searchParams.get('domaine'));
  if (!domain) return { domain: null, application: null };
  const props = { type: 'SPONTANEOUS', domain: domain.code };
  const application = await widget('application', props);
  return { domain: domain.code, application };
}

export function head({ search }: HeadInput): Head {
  return {
    title: 'Candidature spontanée',
    description:
      'Aucune offre ne vous correspond\u00a0? Choisissez un domaine et envoyez votre CV\u00a0: magasins, logistique, informatique, commercial, fonctions supports.',
    canonical: '/candidature-spontanee',
    ...(search ? { robots: 'noindex,follow' as const } : {}),
  };
}
