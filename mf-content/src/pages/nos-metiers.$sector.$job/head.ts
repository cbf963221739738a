import type { Head, HeadInput } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import type { JobData } from '../../jobs/job-data.ts';

export function head({ data, configuration }: HeadInput<JobData | undefined>): Head {
  if (!data) return { title: 'Nos métiers', robots: 'noindex,follow' };
  return {
    title: `${data.title} : missions, profil et offres`,
    description: `${data.phrase}. Le métier de ${data.title.toLowerCase()} raconté de l’intérieur, et les offres du moment.`,
    canonical: data.path,
    structuredData: [
      breadcrumbList(
        [
          { label: 'Nos métiers', href: '/nos-metiers' },
          { label: data.sector.title, href: data.sector.path },
          { label: data.title },
        ],
        configuration.publicBaseUrl,
      ),
    ],
  };
}
