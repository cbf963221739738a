import type { Head, HeadInput } from '@careers/platform';
import { breadcrumb } from '../../breadcrumb.ts';
import type { SectorData } from '../../jobs/job-data.ts';

export function head({ data, pathname, configuration }: HeadInput<SectorData | undefined>): Head {
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
