import { createApiClient, fetchAll } from '@careers/api-client';
import { slug } from '@careers/contract/text';
import type { AreaContext, SitemapAddress } from '@careers/platform';
import pages from '@careers/platform/pages';
import { ENTITY_NAMES } from '../content/entities/names.ts';

const PAGE_SIZE = 100;

/** Pages whose path has no parameter. */
const OWN_PAGES = pages.flatMap(({ paths }) => paths).filter((path) => !/[:*]/.test(path));

/** The area's own pages, then sectors, job sheets and news of the API. */
export async function* contentAddresses(
  context: AreaContext,
  signal: AbortSignal,
): AsyncGenerator<SitemapAddress> {
  for (const path of OWN_PAGES) yield { path };
  for (const code of Object.keys(ENTITY_NAMES)) yield { path: `/organisation-cooperative-u/${code}` };

  const api = createApiClient(context.api);
  const jobDescriptions = (hasParent: boolean) =>
    fetchAll((page) => api.jobDescriptions.list({ hasParent, page, size: PAGE_SIZE }, { signal }));
  for (const { titleForUrl } of await jobDescriptions(false)) yield { path: `/nos-metiers/${titleForUrl}` };
  for (const { titleForUrl, parent } of await jobDescriptions(true)) {
    if (parent) yield { path: `/nos-metiers/${parent.titleForUrl}/${titleForUrl}` };
  }
  const news = await fetchAll((page) => api.news.list({ page, size: PAGE_SIZE }, { signal }));
  for (const { id, title, publicationDate } of news) {
    yield { path: `/actualites/${slug(title)}-${id}`, lastModified: publicationDate };
  }
}
