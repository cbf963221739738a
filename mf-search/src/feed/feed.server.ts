import { offerPath } from '@careers/api-client';
import type { Offer } from '@careers/api-client';
import { data } from '@careers/platform';
import type { PageRequest } from '@careers/platform';
import { parisDay } from '@careers/ui/french';
import { createSearchApi } from '../api/job-api.ts';
import type { SearchApi } from '../api/job-api.ts';
import { toCardData } from '../offers/offer-card-data.ts';
import { explain, findInterpreted } from '../pages/offres-emploi/interpretation/find-interpreted.ts';
import { RESULTS_PATH, build, buildFeed, parse, resolve, resultsTitle } from '../url/index.ts';
import type { Resolution } from '../url/index.ts';
import { atomFeed } from './atom.ts';
import type { FeedEntry } from './atom.ts';

const MAX_ENTRIES = 50;

/**
 * Returns the newest offers of a search as an Atom feed, with the parameters of the results page.
 * @throws like that
 * page, and 404 for an unknown place.
 */
export async function answerFeed({
  url,
  api: access,
  configuration,
  signal,
}: PageRequest): Promise<Response> {
  const api = newestFirst(createSearchApi(access, signal));
  const refuse = (error: unknown): never => {
    throw signal.aborted ? error : explain(error);
  };
  const resolution = await resolved(RESULTS_PATH + url.search, api).catch(refuse);
  if (resolution.kind !== 'search') throw data(null, { status: 404, statusText: 'Lieu non reconnu' });
  const { found, items, asked, interpreted } = await findInterpreted(
    { ...resolution.search, page: 0 },
    api,
  ).catch(refuse);
  const { criteria } = interpreted ?? asked;
  const { publicBaseUrl, productName } = configuration;
  const newest = found.list[0]?.publicationDate ?? parisDay(new Date());
  const updated = new Date(newest);
  const feed = atomFeed({
    title: resultsTitle(criteria, items),
    url: publicBaseUrl + buildFeed(asked.criteria),
    pageUrl: publicBaseUrl + build({ criteria }, items),
    author: `${productName} recrute`,
    updated: updated.toISOString(),
    entries: found.list.map((offer) => entryOf(offer, publicBaseUrl)),
  });
  return new Response(feed, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'content-language': 'fr',
      'last-modified': updated.toUTCString(),
      // Search engines show the page instead.
      'x-robots-tag': 'noindex',
    },
  });
}

/** Resolves redirects of the page: typed words, and the former site's parameters. */
async function resolved(address: string, { lookups }: SearchApi): Promise<Resolution> {
  const resolution = await resolve(parse(address), lookups);
  return resolution.kind === 'redirect' ? resolve(parse(resolution.location), lookups) : resolution;
}

function newestFirst(api: SearchApi): SearchApi {
  return {
    ...api,
    searchOffers: (query) =>
      api.searchOffers({ ...query, page: 0, size: MAX_ENTRIES, sort: 'publicationDate,desc' }),
  };
}

/** Identified by its reference, as the address contains the title, which may change. */
function entryOf(offer: Offer, publicBaseUrl: string): FeedEntry {
  const { place, contract, time, pay } = toCardData(offer);
  return {
    id: `tag:${new URL(publicBaseUrl).hostname},2026:offre:${offer.reference}`,
    title: offer.title,
    url: publicBaseUrl + offerPath(offer),
    published: new Date(offer.publicationDate).toISOString(),
    summary: [place, contract?.label, time, pay].filter(Boolean).join(', '),
  };
}
