import { createApiClient, jobOffersPath } from '@careers/api-client';
import type { AreaContext, SitemapAddress } from '@careers/platform';
import { RESULTS_PATH } from './url/index.ts';

/** The most that the API gives at once. */
const PAGE_SIZE = 1000;
/** A sitemap has 50 000 addresses at most: room for those of other areas stays. */
const SEARCHES = 40_000;

/** All offers, then each search that has a clean path and offers, those with most offers first. */
export async function* searchAddresses(
  context: AreaContext,
  signal: AbortSignal,
): AsyncGenerator<SitemapAddress> {
  yield { path: RESULTS_PATH };
  const { offers } = createApiClient(context.api);
  for (let page = 0, pages = 1; page < Math.min(pages, SEARCHES / PAGE_SIZE); page += 1) {
    const { items, totalPages = 1 } = await offers.searches({ page, size: PAGE_SIZE }, { signal });
    pages = totalPages;
    for (const { job, value, publicationDate } of items)
      yield {
        path: jobOffersPath(job.labelForUrl, value.labelForUrl),
        lastModified: publicationDate,
      };
  }
}
