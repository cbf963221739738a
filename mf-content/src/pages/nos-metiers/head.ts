import type { Head, HeadInput } from '@careers/platform';
import { breadcrumb } from '../../breadcrumb.ts';
import type { HubData } from '../../jobs/job-data.ts';

export function head({ configuration }: HeadInput<HubData | undefined>): Head {
  return {
    title: 'Nos métiers : sept familles',
    description:
      'Magasins, logistique, informatique, commerce, marketing, développement, fonctions support : lisez les fiches métiers, puis les offres.',
    canonical: '/nos-metiers',
    structuredData: [breadcrumb(configuration.publicBaseUrl, [['Nos métiers', null]])],
  };
}
