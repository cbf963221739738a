import type { OfferSearchResult } from '@careers/api-client';
import type { SearchApi } from '../../api/job-api.ts';
import { isAnswered, lookUpItems, interpretedSearch, toApiQuery } from '../../url/index.ts';
import type { Items, OffersQuery, Search } from '../../url/index.ts';
import type { InterpretedSearch } from './interpretation-notes.ts';

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
export async function findInterpreted(
  asked: Search,
  api: SearchApi,
): Promise<InterpretedSearch & { items: Items }> {
  const lookedUp = lookUpItems(asked.criteria, api.lookups);
  const interpretation = await findOffers(asked, lookedUp, api);
  const interpreted = interpretedSearch(asked, interpretation);
  if (interpreted) {
    const interpretedItems = lookUpItems(interpreted.criteria, api.lookups);
    if (isAnswered(asked, interpreted, interpretation))
      return { asked, interpretation, interpreted, found: interpretation, items: await interpretedItems };
    const found = await findOffers(interpreted, interpretedItems, api);
    if (found.count > 0 || interpretation.count === 0)
      return { asked, interpretation, interpreted, found, items: await interpretedItems };
  }
  return { asked, interpretation, found: interpretation, items: await lookedUp };
}
