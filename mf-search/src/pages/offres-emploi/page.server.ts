import { data, redirect } from '@careers/platform';
import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { parisDay } from '@careers/ui/french';
import { createSearchApi } from '../../api/job-api.ts';
import type { SearchApi } from '../../api/job-api.ts';
import { toCardData } from '../../offers/offer-card-data.ts';
import type { OfferCardData } from '../../offers/offer-card-data.ts';
import {
  buildFeed,
  canonical,
  countLabel,
  LIST_NAMES,
  parse,
  resolve,
  resultsTitle,
  robots,
  trackingName,
  QUERY_PARAMETERS,
} from '../../url/index.ts';
import type { Items, Resolution, Search } from '../../url/index.ts';
import { explain, findInterpreted } from './interpretation/find-interpreted.ts';
import { toFacets, toLimits } from './filters/facets.ts';
import type { Facets, Limits } from './filters/facets.ts';
import { resultsHeading } from './heading/results-heading.ts';
import { searchedItems } from './heading/subject.ts';
import { interpretationNotes } from './interpretation/interpretation-notes.ts';
import type { Note } from './interpretation/note.ts';
import { loadNoResult } from './without-results/load-no-result.ts';
import type { NoResultData } from './without-results/load-no-result.ts';
import { loadUnknownPlace } from './without-results/load-unknown-place.ts';
import type { UnknownPlaceData } from './without-results/load-unknown-place.ts';

export const searchParams = QUERY_PARAMETERS;

/** Embedded in the page's HTML. */
export interface ResultsData {
  readonly search: Search;
  readonly items: Items;
  readonly subject?: string | undefined;
  /** Title of the document, with typing errors corrected. */
  readonly title: string;
  /** The search and its offers in one sentence. */
  readonly heading: string;
  readonly count: number;
  readonly pageCount: number;
  readonly offers: readonly OfferCardData[];
  readonly facets: Facets;
  readonly limits: Limits;
  /** Notices about how the keywords were interpreted. */
  readonly notes?: readonly Note[];
  /** True if the place was recognised in the keywords. */
  readonly isPlaceRead?: true;
  /** Present when there are no offers. */
  readonly noResult?: NoResultData;
  /** Day of rendering, so that server and browser render the same ages. */
  readonly today: string;
}

const quiet = <Value>(list: Promise<readonly Value[]>): Promise<readonly Value[]> => list.catch(() => []);

async function loadPage(
  { search: asked, subject }: Extract<Resolution, { kind: 'search' }>,
  api: SearchApi,
): Promise<ResultsData> {
  const { lookups } = api;
  const [read, ...values] = await Promise.all([
    findInterpreted(asked, api),
    ...LIST_NAMES.map(async (name) => [name, await quiet(lookups.options(name))] as const),
  ]);
  const { found, items, interpreted, interpretation } = read;
  const search = interpreted ?? asked;
  const facets = toFacets(found, new Map(values), search.criteria);
  const notes = interpretationNotes(read);
  return {
    search,
    items,
    subject,
    title: resultsTitle(search.criteria, searchedItems(items, found), search.page),
    heading: resultsHeading({ criteria: search.criteria, items, facets, found }),
    count: found.count,
    pageCount: found.maxPages,
    offers: found.list.map(toCardData),
    facets,
    limits: toLimits(found, search.criteria),
    ...(notes.length > 0 && { notes }),
    ...(interpreted && interpretation.keywordPlace && items.place && { isPlaceRead: true }),
    ...(found.count === 0 && { noResult: await loadNoResult({ search, items, facets }, api) }),
    today: parisDay(new Date()),
  };
}

/**
 * Loads a results page.
 * @throws a redirect; 404 for an unknown path; 503 when the job API does not answer. A page past the last one is
 * returned with status 404, so that its pagination leads back.
 */
export async function loader({ url: { pathname, search: query }, api: access, signal }: PageRequest) {
  const api = createSearchApi(access, signal);
  const refuse = (error: unknown): never => {
    // Aborted by another navigation.
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

export function head({ data }: HeadInput<ResultsData | UnknownPlaceData | undefined>): Head {
  if (!data) return { title: 'Offres d’emploi', robots: 'noindex,follow' };
  if ('unknownPlace' in data)
    return { title: data.isSeveral ? 'Plusieurs lieux' : 'Lieu non reconnu', robots: 'noindex,follow' };
  const { search, items, title, count, offers } = data;
  const isIndexable = robots(data, offers.length) === 'index,follow';
  return {
    title,
    description: `${countLabel(count)}\u00A0: ${title}. Consultez les annonces et postulez en ligne, sans créer de compte.`,
    canonical: canonical(data),
    pageName: trackingName(search.criteria),
    feed: { path: buildFeed(search.criteria), title: resultsTitle(search.criteria, items) },
    ...(!isIndexable && { robots: 'noindex,follow' as const }),
  };
}
