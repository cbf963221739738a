import type { OfferSearchResult } from '@careers/api-client';
import { ApiError, BusinessError } from '@careers/api-client';
import { data } from '@careers/platform';
import type { SearchApi } from '../../../api/job-api.ts';
import {
  isAnswered,
  interpretedSearch,
  lookUpItems,
  lookUpKeywords,
  toApiQuery,
} from '../../../url/index.ts';
import type { Item, Items, OffersQuery, Search } from '../../../url/index.ts';
import type { InterpretedSearch } from './note.ts';

/** Keywords that name an offer profile search its own keywords (specification.md#4-states-and-transitions). */
export function offersQuery(search: Search, item: Item | undefined): OffersQuery {
  const keywords = search.criteria.keywords && item?.label;
  return { ...toApiQuery(search), ...(keywords && { keywords }) };
}

function lookUp({ criteria }: Search, { lookups }: SearchApi) {
  const keywords = lookUpKeywords(criteria, lookups);
  return { keywords, items: lookUpItems(criteria, lookups, keywords) };
}

/** Waits only for the label of the keywords; other look-ups run in parallel. */
async function findOffers(
  search: Search,
  keywords: Promise<Item | undefined>,
  api: SearchApi,
): Promise<OfferSearchResult> {
  return api.searchOffers(offersQuery(search, await keywords));
}

/**
 * Finds the offers of a search, or of the search that its keywords mean. When the latter finds fewer, the keywords
 * stay keywords.
 */
export async function findInterpreted(
  asked: Search,
  api: SearchApi,
): Promise<InterpretedSearch & { items: Items }> {
  const { keywords, items } = lookUp(asked, api);
  const interpretation = await findOffers(asked, keywords, api);
  const interpreted = interpretedSearch(asked, interpretation);
  if (interpreted) {
    const meant = lookUp(interpreted, api);
    if (isAnswered(asked, interpreted, interpretation))
      return { asked, interpretation, interpreted, found: interpretation, items: await meant.items };
    const found = await findOffers(interpreted, meant.keywords, api);
    if (found.count > 0 || interpretation.count === 0)
      return { asked, interpretation, interpreted, found, items: await meant.items };
  }
  return { asked, interpretation, found: interpretation, items: await items };
}

const UNAVAILABLE = 'La recherche est momentanément indisponible. Réessayez dans quelques instants.';

const REFUSED = 'Cette recherche ne peut pas être comprise.';

/**
 * Converts an error of a search: an error page for a refusal or failure of the job API; anything else unchanged, as a
 * bug that must be visible.
 */
export function explain(error: unknown): unknown {
  if (error instanceof BusinessError) return data(null, { status: 400, statusText: REFUSED });
  if (error instanceof ApiError) return data(null, { status: 503, statusText: UNAVAILABLE });
  return error;
}
