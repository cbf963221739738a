import type { Head, HeadInput } from '@careers/platform';
import { breadcrumb } from '../breadcrumb.ts';
import type { HubData, JobData, SectorData } from './job-data.ts';

export function hubHead({ configuration }: HeadInput<HubData | undefined>): Head {
  return {
    title: 'Nos métiers : sept familles',
    description:
      'Magasins, logistique, informatique, commerce, marketing, développement, fonctions support : lisez les fiches métiers, puis les offres.',
    canonical: '/nos-metiers',
    structuredData: [breadcrumb(configuration.publicBaseUrl, [['Nos métiers', null]])],
  };
}

export function sectorHead({ data, pathname, configuration }: HeadInput<SectorData | undefined>): Head {
  if (!data) return { title: 'Nos métiers', robots: 'noindex,follow' };
  return {
    title: data.heading,
    description: `${data.lead} ${data.jobs.length} fiches métiers et toutes les offres.`,
    canonical: pathname,
    structuredData: [
      breadcrumb(configuration.publicBaseUrl, [
        ['Nos métiers', '/nos-metiers'],
        [data.title, null],
      ]),
    ],
  };
}

export function jobHead({ data, configuration }: HeadInput<JobData | undefined>): Head {
  if (!data) return { title: 'Nos métiers', robots: 'noindex,follow' };
  return {
    title: `${data.title} : missions, profil et offres`,
    description: `${data.phrase}. Le métier de ${data.title.toLowerCase()} raconté de l’intérieur, et les offres du moment.`,
    canonical: data.path,
    structuredData: [
      breadcrumb(configuration.publicBaseUrl, [
        ['Nos métiers', '/nos-metiers'],
        [data.sector.title, data.sector.path],
        [data.title, null],
      ]),
    ],
  };
}
