import type { Head, HeadInput } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import type { SectorData } from '../../jobs/job-data.ts';

export function head({ data, pathname, configuration }: HeadInput<SectorData | undefined>): Head {
  if (!data) return { title: 'Nos métiers', robots: 'noindex,follow' };
  const { heading, lead, category } = data;
  const sheets = data.jobs.length > 1 ? `${data.jobs.length} fiches métiers` : 'Une fiche métier';
  return {
    title: category ? `${heading}\u00a0: ${category}` : heading,
    description: category
      ? `${category}\u00a0: ${sheets.toLowerCase()} du secteur ${data.title}, et toutes les offres.`
      : `${lead} ${sheets} et toutes les offres.`,
    canonical: pathname,
    structuredData: [
      breadcrumbList(
        [{ label: 'Nos métiers', href: '/nos-metiers' }, { label: data.title }],
        configuration.publicBaseUrl,
      ),
    ],
  };
}
