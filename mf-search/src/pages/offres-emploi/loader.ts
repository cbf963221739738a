import { BusinessError } from '@careers/api-client';
import { data, redirect } from '@careers/platform';
import type { PageRequest } from '@careers/platform';
import { lookUpItems, parse, resolve, toApiQuery } from '../../url/index.ts';
import type { Items, Resolution, Search } from '../../url/index.ts';
import type { OfferSearchResult } from '@careers/api-client';
import { toFacets } from './facets.ts';
import type { Facets } from './facets.ts';
import { createSearchApi } from '../../api/job-api.ts';
import type { SearchApi } from '../../api/job-api.ts';
import { loadNoResult } from './load-no-result.ts';
import type { NoResultData } from './load-no-result.ts';
import { loadUnknownPlace } from './load-unknown-place.ts';
import { toCardData } from '../../offers/offer-card-data.ts';
import type { OfferCardData } from '../../offers/offer-card-data.ts';
import { parisDay } from '@careers/ui/french';

/** What the results page shows; embedded once in its HTML. */
export interface ResultsData {
  readonly search: Search;
  readonly items: Items;
  readonly subject?: string | undefined;
  readonly count: number;
  readonly pageCount: number;
  readonly offers: readonly OfferCardData[];
  readonly facets: Facets;
  readonly understood?: Understood;
  /** Ways out of a search that finds nothing; absent where it finds something. */
  readonly noResult?: NoResultData;
  /** The day the page was made, so that server and browser write the same ages. */
  readonly today: string;
}

/** How the API has read keywords that say more, or less, than they seem to. */
export interface Understood {
  /** The words searched in place of those typed. */
  readonly correction?: string;
  /** No offer has all words: these have some of them. */
  readonly isPartial?: true;
  /** A place that was read out of the keywords. */
  readonly place?: string;
}

const UNAVAILABLE = 'La recherche est momentanément indisponible. Réessayez dans quelques instants.';

const REFUSED = 'Cette recherche ne peut pas être comprise.';

/** What a visitor is told when the job API refuses a search, or gives no answer. */
function explain(error: unknown) {
  if (error instanceof BusinessError) return data(null, { status: 400, statusText: REFUSED });
  return data(null, { status: 503, statusText: UNAVAILABLE });
}

const quiet = <Value>(list: Promise<readonly Value[]>): Promise<readonly Value[]> => list.catch(() => []);

function understoodOf(found: OfferSearchResult): Understood | undefined {
  const { correctedKeywords, hasAnyKeyword, keywordPlace } = found;
  if (!correctedKeywords && !hasAnyKeyword && !keywordPlace) return undefined;
  return {
    ...(correctedKeywords && { correction: correctedKeywords }),
    ...(hasAnyKeyword && { isPartial: true }),
    ...(keywordPlace && { place: keywordPlace.label }),
  };
}

async function loadPage(
  { search, subject }: Extract<Resolution, { kind: 'search' }>,
  api: SearchApi,
): Promise<ResultsData> {
  const { lookups } = api;
  const lookedUp = lookUpItems(search.criteria, lookups);
  const [found, items, codeContractType, codeOfferTime, codeEntity] = await Promise.all([
    findOffers(search, lookedUp, api),
    lookedUp,
    quiet(lookups.contractTypes()),
    quiet(lookups.offerTimes()),
    quiet(lookups.entities()),
  ]);
  const facets = toFacets(found, { codeContractType, codeOfferTime, codeEntity }, search.criteria);
  const understood = understoodOf(found);
  return {
    search,
    items,
    subject,
    count: found.count,
    pageCount: found.maxPages,
    offers: found.list.map(toCardData),
    facets,
    ...(understood && { understood }),
    ...(found.count === 0 && { noResult: await loadNoResult({ search, items, facets }, api) }),
    today: parisDay(new Date()),
  };
}

/** Keywords that name an offer profile are searched in its own words (specification §4). */
async function findOffers(search: Search, items: Promise<Items>, api: SearchApi): Promise<OfferSearchResult> {
  const keywords = search.criteria.keywords && (await items).keywords?.label;
  return api.searchOffers({ ...toApiQuery(search), ...(keywords && { keywords }) });
}

/**
 * Loads a results page from its address.
 * @throws a redirect, 404 for a path that names nothing, 503 when the job API does not answer. A page past the last
 * one is returned with status 404: its layout helps to go back.
 */
export async function loader({ url: { pathname, search: query }, api: access, signal }: PageRequest) {
  const api = createSearchApi(access, signal);
  const refuse = (error: unknown): never => {
    // Another navigation has taken over: what is left of this one does not matter.
    if (signal.aborted) throw error;
    throw explain(error);
  };
  const resolution = await resolve(parse(pathname + query), api.lookups).catch(refuse);
  if (resolution.kind === 'redirect') throw redirect(resolution.location, resolution.status);
  if (resolution.kind === 'notFound') throw data(null, { status: 404, statusText: '' });
  if (resolution.kind === 'unknownPlace') return data(await loadUnknownPlace(resolution, api).catch(refuse));
  const results = await loadPage(resolution, api).catch(refuse);
  const isPastLast = results.search.page > 0 && results.search.page >= results.pageCount;
  return data(results, { status: isPastLast ? 404 : 200 });
}
