import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import { SECTORS } from '../../../content/sectors/index.ts';
import { listJobs } from '../../jobs/job-descriptions.ts';

export type HubData = Awaited<ReturnType<typeof loader>>;

export async function loader(page: PageRequest) {
  const sectors = await listJobs(page, { hasParent: false });
  return {
    sectors: sectors.map(({ code, title, titleForUrl, phrase }) => ({
      title,
      href: `/nos-metiers/${titleForUrl}`,
      text: phrase,
      picture: SECTORS[code]?.picture ?? 'scene-magasin',
      ground: SECTORS[code]?.ground ?? 'ciel-100',
    })),
  };
}

export function head({ configuration }: HeadInput): Head {
  return {
    title: 'Nos métiers : sept familles',
    description:
      'Magasins, logistique, informatique, commerce, marketing, développement, fonctions support : lisez les fiches métiers, puis les offres.',
    canonical: '/nos-metiers',
    structuredData: [breadcrumbList([{ label: 'Nos métiers' }], configuration.publicBaseUrl)],
  };
}
