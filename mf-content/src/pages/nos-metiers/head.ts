import type { Head, HeadInput } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import type { HubData } from '../../jobs/job-data.ts';

export function head({ configuration }: HeadInput<HubData | undefined>): Head {
  return {
    title: 'Nos métiers : sept familles',
    description:
      'Magasins, logistique, informatique, commerce, marketing, développement, fonctions support : lisez les fiches métiers, puis les offres.',
    canonical: '/nos-metiers',
    structuredData: [breadcrumbList([{ label: 'Nos métiers' }], configuration.publicBaseUrl)],
  };
}
