import { createApiClient, offerPath } from '@careers/api-client';
import type { AreaContext, SitemapAddress } from '@careers/platform';

/** Small: pages are rendered in between. */
const PAGE_SIZE = 100;

/** Every open offer, newest first. */
export async function* offerAddresses(
  context: AreaContext,
  signal: AbortSignal,
): AsyncGenerator<SitemapAddress> {
  const api = createApiClient(context.api);
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const answer = await api.offers.list({ page, size: PAGE_SIZE, sort: 'publicationDate,desc' }, { signal });
    pages = answer.maxPages;
    for (const offer of answer.list) yield { path: offerPath(offer), lastModified: offer.publicationDate };
  }
}
