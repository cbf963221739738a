import { createApiClient } from '@careers/api-client';
import type { ApiAccess } from '@careers/contract';
import { ALL_FRANCE, folded } from '../url/index.ts';
import type { OffersQuery, ReferentialItem } from '../url/index.ts';
import { SUGGESTIONS, createLookups, toJob } from './lookups.ts';

/** The number of regions of metropolitan France. */
const REGIONS = 13;

/** A suggested job, sector, filter value or place. */
export interface Suggestion extends ReferentialItem {
  /** Open offers that it finds, within 30 km of a town. */
  readonly count?: number | undefined;
}

export type SearchApi = ReturnType<typeof createSearchApi>;

const EVERYWHERE: Suggestion = { type: 'COUNTRY', code: 'fr', label: ALL_FRANCE, labelForUrl: '' };

/** All of France comes last; for a text without any place, only when the text is a prefix of it. */
function withAllFrance(text: string, places: readonly Suggestion[]): readonly Suggestion[] {
  const isMeant = places.length > 0 || folded(ALL_FRANCE).startsWith(folded(text));
  return isMeant ? [...places, EVERYWHERE] : [];
}

/** Returns the job API client of one page or one typed text; `signal` aborts all its calls. */
export function createSearchApi(access: ApiAccess, signal: AbortSignal) {
  const client = createApiClient(access);
  const options = { signal };
  const lookups = createLookups(client, options);
  return {
    lookups,
    searchOffers: (query: OffersQuery) => client.offers.list(query, options),
    /** Offers of a search by department, highest count first; departments without offers are absent. */
    countByDepartment: (query: OffersQuery) => client.offers.departments(query, options),
    /** Places named in the text, tolerating a typing error. */
    async placesIn(words: string): Promise<readonly ReferentialItem[]> {
      const { keywordPlace } = await lookups.read(words);
      return keywordPlace ? [{ ...keywordPlace, labelForUrl: '' }] : [];
    },
    /** The most searched regions. */
    regions: async (): Promise<readonly ReferentialItem[]> =>
      (await client.referentials.forSeo({ type: ['REGION'], page: 0, size: REGIONS }, options)).items,
    /** The most searched jobs. */
    async popularJobs() {
      const query = { hasParent: true, page: 0, size: SUGGESTIONS.size };
      return (await client.jobDescriptions.forSeo(query, options)).items.map(toJob);
    },
    /** Suggestions for a text, most likely first: places, or jobs, sectors and filter values. */
    async suggest(kind: 'subject' | 'place', keyword: string): Promise<readonly Suggestion[]> {
      if (kind === 'place') return withAllFrance(keyword, await lookups.places(keyword));
      return (await client.referentials.offerKeyword({ keyword, size: SUGGESTIONS.size }, options)).items;
    },
  };
}
