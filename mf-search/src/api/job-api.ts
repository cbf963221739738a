import { createApiClient } from '@careers/api-client';
import type { DepartmentCount, OfferSearchResult } from '@careers/api-client';
import type { ApiAccess } from '@careers/contract';
import { ALL_FRANCE, folded } from '../url/index.ts';
import type { JobItem, Lookups, OffersQuery, ReferentialItem } from '../url/index.ts';
import { SUGGESTIONS, createLookups, toJob } from './lookups.ts';

/** Regions to choose from: as many as there are in metropolitan France. */
const REGIONS = 13;

/** What a typed text may mean: a job, a sector, a value of a filter or a place. */
export interface Suggestion extends ReferentialItem {
  /** Open offers that choosing it finds, within 30 km of a town. */
  readonly count?: number | undefined;
}

/** The job API as the search area needs it. */
export interface SearchApi {
  readonly lookups: Lookups;
  searchOffers(query: OffersQuery): Promise<OfferSearchResult>;
  /** How many offers of a search each department has, those with most first; none where there are none. */
  countByDepartment(query: OffersQuery): Promise<readonly DepartmentCount[]>;
  /** Places that words name, also with a typing error. */
  placesIn(words: string): Promise<readonly ReferentialItem[]>;
  /** The regions that most people look for. */
  regions(): Promise<readonly ReferentialItem[]>;
  /** The jobs that most people look for. */
  popularJobs(): Promise<readonly JobItem[]>;
  /** What a typed text may mean, the likeliest first: a job, a sector, a value of a filter; or a place. */
  suggest(kind: 'subject' | 'place', keyword: string): Promise<readonly Suggestion[]>;
}

const EVERYWHERE: Suggestion = { type: 'COUNTRY', code: 'fr', label: ALL_FRANCE, labelForUrl: '' };

/** All of France is the last choice; it is none for a text that is no place, unless that begins to write it. */
function withAllFrance(text: string, places: readonly Suggestion[]): readonly Suggestion[] {
  const isMeant = places.length > 0 || folded(ALL_FRANCE).startsWith(folded(text));
  return isMeant ? [...places, EVERYWHERE] : [];
}

/** Returns the job API for one page or one typed text; all of it ends with the signal. */
export function createSearchApi(access: ApiAccess, signal: AbortSignal): SearchApi {
  const client = createApiClient(access);
  const options = { signal };
  const lookups = createLookups(client, options);
  return {
    lookups,
    searchOffers: (query) => client.offers.list(query, options),
    countByDepartment: (query) => client.offers.departments(query, options),
    async placesIn(keywords) {
      const { keywordPlace } = await lookups.read(keywords);
      return keywordPlace ? [{ ...keywordPlace, labelForUrl: '' }] : [];
    },
    regions: async () =>
      (await client.referentials.forSeo({ type: ['REGION'], page: 0, size: REGIONS }, options)).items,
    async popularJobs() {
      const query = { hasParent: true, page: 0, size: SUGGESTIONS.size };
      return (await client.jobDescriptions.forSeo(query, options)).items.map(toJob);
    },
    async suggest(kind, keyword) {
      if (kind === 'place') return withAllFrance(keyword, await lookups.places(keyword));
      return (await client.referentials.offerKeyword({ keyword, size: SUGGESTIONS.size }, options)).items;
    },
  };
}
