import type { Head, HeadInput } from '@careers/platform';
import { breadcrumb } from '../../breadcrumb.ts';
import type { JobData } from '../../jobs/job-data.ts';

export function head({ data, configuration }: HeadInput<JobData | undefined>): Head {
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
