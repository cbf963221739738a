import { REFERENCE_PAGE_SIZE, createApiClient } from '@careers/api-client';
import type { PageRequest } from '@careers/platform';
import { ENTITY_NAMES } from '../../../content/entities/names.ts';
import siteMap from '../../../content/pages/site-map.ts';
import type { Link, PageHead } from '../../../content/schema/parts.ts';

export interface SiteMapData {
  head: PageHead;
  path: string;
  title: string;
  lead: string;
  groups: { title: string; links: readonly Link[] }[];
}

/** Returns every page by group; without the API, sectors are only their common page. */
export async function loader({ api, signal }: PageRequest): Promise<SiteMapData> {
  const sectors = await createApiClient(api)
    .jobDescriptions.list({ hasParent: false, page: 0, size: REFERENCE_PAGE_SIZE }, { signal })
    .then(
      ({ items }) => items,
      () => [],
    );
  const trades: Link[] = [
    { label: 'Tous nos métiers', href: '/nos-metiers' },
    ...sectors.map(({ title, titleForUrl }) => ({ label: title, href: `/nos-metiers/${titleForUrl}` })),
  ];
  const entities: Link[] = [
    { label: 'Notre organisation', href: '/organisation-cooperative-u' },
    ...Object.entries(ENTITY_NAMES).map(([code, label]) => ({
      label,
      href: `/organisation-cooperative-u/${code}`,
    })),
  ];
  const [first, ...others] = siteMap.groups;
  return {
    ...siteMap,
    groups: [
      ...(first ? [first] : []),
      { title: 'Nos métiers', links: trades },
      { title: 'Notre organisation', links: entities },
      ...others,
    ],
  };
}
