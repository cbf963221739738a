import { REFERENCE_PAGE_SIZE } from '@careers/api-client';
import type { PageRequest } from '@careers/platform';
import { ENTITY_NAMES } from '../../../content/entities/names.ts';
import siteMap from '../../../content/pages/site-map.ts';
import type { Link } from '../../../content/schema/parts.ts';
import { optional } from '../../optional-data.ts';

export { contentHead as head } from '../../content-head.ts';

export type SiteMapData = Awaited<ReturnType<typeof loader>>;

/** Returns what all remotes contribute, with sectors and entities; without the API, sectors are only their common page. */
export async function loader(request: PageRequest) {
  const { contributions } = request;
  const known = await optional(request, (api, options) =>
    api.jobDescriptions.list({ hasParent: false, page: 0, size: REFERENCE_PAGE_SIZE }, options),
  );
  const sectors = known?.items ?? [];
  const further: Readonly<Record<string, readonly Link[]>> = {
    jobs: sectors.map(({ title, titleForUrl }) => ({ label: title, href: `/nos-metiers/${titleForUrl}` })),
    organisation: Object.entries(ENTITY_NAMES).map(([code, label]) => ({
      label,
      href: `/organisation-cooperative-u/${code}`,
    })),
  };
  const { sections, ...page } = siteMap;
  const groups = Object.entries(sections).map(([section, title]) => {
    const contributed = contributions.siteMap.filter((entry) => entry.section === section);
    const links = contributed.map(({ label, path }): Link => ({ label, href: path }));
    return { title, links: [...links, ...(further[section] ?? [])] };
  });
  return { ...page, groups: groups.filter(({ links }) => links.length > 0) };
}
