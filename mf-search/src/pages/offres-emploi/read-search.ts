import type { OfferSearchResult } from '@careers/api-client';
import type { SearchApi } from '../../api/job-api.ts';
import { isAnswered, lookUpItems, meantSearch, toApiQuery } from '../../url/index.ts';
import type { Items, OffersQuery, Search } from '../../url/index.ts';
import type { ReadSearch } from './reading-notes.ts';

/** Keywords that name an offer profile search its own keywords (specification.md#4-states-and-transitions). */
export function offersQuery(search: Search, items: Items): OffersQuery {
  const keywords = search.criteria.keywords && items.keywords?.label;
  return { ...toApiQuery(search), ...(keywords && { keywords }) };
}

/** Looks items up only where the query needs them. */
async function findOffers(search: Search, items: Promise<Items>, api: SearchApi): Promise<OfferSearchResult> {
  return api.searchOffers(search.criteria.keywords ? offersQuery(search, await items) : toApiQuery(search));
}

/**
 * Finds the offers of a search, or of the search that its keywords mean. When the latter finds fewer, the keywords
 * stay keywords.
 */
export async function readSearch(asked: Search, api: SearchApi): Promise<ReadSearch & { items: Items }> {
  const lookedUp = lookUpItems(asked.criteria, api.lookups);
  const reading = await findOffers(asked, lookedUp, api);
  const meant = meantSearch(asked, reading);
  if (meant) {
    const meantItems = lookUpItems(meant.criteria, api.lookups);
    if (isAnswered(asked, meant, reading))
      return { asked, reading, meant, found: reading, items: await meantItems };
    const found = await findOffers(meant, meantItems, api);
    if (found.count > 0 || reading.count === 0)
      return { asked, reading, meant, found, items: await meantItems };
  }
  return { asked, reading, found: reading, items: await lookedUp };
}
