import { createApiClient, jobOffersPath } from '@careers/api-client';
import type { AreaContext, SitemapAddress } from '@careers/platform';
import { RESULTS_PATH } from './url/index.ts';

/** The API's maximum. */
const PAGE_SIZE = 1000;
/** A sitemap holds at most 50 000 URLs; the rest is for other areas. */
const MAX_SEARCHES = 40_000;

/** Yields all offers, then each search with a clean path and offers, highest count first, then each job. */
export async function* searchAddresses(
  context: AreaContext,
  signal: AbortSignal,
): AsyncGenerator<SitemapAddress> {
  yield { path: RESULTS_PATH };
  const { offers } = createApiClient(context.api);
  const jobs = new Map<string, string>();
  for (let page = 0, pages = 1; page < Math.min(pages, MAX_SEARCHES / PAGE_SIZE); page += 1) {
    const { items, totalPages = 1 } = await offers.searches({ page, size: PAGE_SIZE }, { signal });
    pages = totalPages;
    for (const { job, value, publicationDate } of items) {
      yield { path: jobOffersPath(job.labelForUrl, value.labelForUrl), lastModified: publicationDate };
      const latest = jobs.get(job.labelForUrl) ?? '';
      jobs.set(job.labelForUrl, publicationDate > latest ? publicationDate : latest);
    }
  }
  for (const [label, lastModified] of jobs) yield { path: jobOffersPath(label), lastModified };
}
