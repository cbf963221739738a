import {
  EntityNotFoundError,
  REFERENCE_PAGE_SIZE,
  REFERENTIAL_BY_URL_SIZE,
  createApiClient,
  fetchAll,
} from '@careers/api-client';
import type { JobDescription, OfferSearchResult } from '@careers/api-client';
import type { ApiAccess } from '@careers/contract';
import { ALL_FRANCE, CRITERIA, PATH_LISTS, folded } from '../url/index.ts';
import type {
  JobItem,
  ListCriterion,
  Lookups,
  OffersQuery,
  OptionItem,
  ReferentialItem,
} from '../url/index.ts';

const PLACE_TYPES = ['TOWN', 'DEPARTMENT', 'REGION'];
const URL_TYPES = [...PATH_LISTS.map((name) => CRITERIA[name].values), ...PLACE_TYPES];
/** Suggestions under a field (decisions.md#layout-and-screens). */
const SUGGESTIONS = { page: 0, size: 8 };
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
  /** Places that words name, also with a typing error. */
  placesIn(words: string): Promise<readonly ReferentialItem[]>;
  /** The regions that most people look for. */
  regions(): Promise<readonly ReferentialItem[]>;
  /** The jobs that most people look for. */
  popularJobs(): Promise<readonly JobItem[]>;
  /** What a typed text may mean, the likeliest first: a job, a sector, a value of a filter; or a place. */
  suggest(kind: 'subject' | 'place', keyword: string): Promise<readonly Suggestion[]>;
}

const toJob = ({
  code,
  title,
  titleForUrl,
}: Pick<JobDescription, 'code' | 'title' | 'titleForUrl'>): JobItem => ({
  code,
  label: title,
  labelForUrl: titleForUrl,
});

/** What the API does not know is no failure. */
const known = <Item>(item: Promise<Item>): Promise<Item | undefined> =>
  item.catch((error: unknown) => {
    if (error instanceof EntityNotFoundError) return undefined;
    throw error;
  });

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
  const firstByUrl = { page: 0, size: REFERENTIAL_BY_URL_SIZE };

  const ofType = (type: string): Promise<readonly OptionItem[]> =>
    fetchAll((page) =>
      client.referentials.list(
        { type: [type], page, size: REFERENCE_PAGE_SIZE, sort: 'numOrder,asc' },
        options,
      ),
    );
  const entities = (): Promise<readonly OptionItem[]> =>
    fetchAll((page) => client.entities.list({ page, size: REFERENCE_PAGE_SIZE, sort: 'label,asc' }, options));
  const places = async (keyword: string) =>
    (await client.referentials.list({ type: PLACE_TYPES, keyword, ...SUGGESTIONS }, options)).items;

  const lookups: Lookups = {
    async jobByUrlLabel(titleForUrl) {
      const { items } = await client.jobDescriptions.forSeo(
        { titleForUrl, hasParent: true, ...firstByUrl },
        options,
      );
      return items[0] && toJob(items[0]);
    },
    async jobByCode(code) {
      const job = await known(client.jobDescriptions.get(code, options));
      return job && toJob(job);
    },
    async referentialByUrlLabel(labelForUrl) {
      const query = { labelForUrl, type: URL_TYPES, ...firstByUrl, sort: 'type,asc' };
      return (await client.referentials.list(query, options)).items[0];
    },
    referentialByCode: (code) => known(client.referentials.get(code, options)),
    async departments(keyword) {
      const query = { type: ['DEPARTMENT'], keyword, page: 0, size: REFERENCE_PAGE_SIZE };
      return (await client.referentials.list(query, options)).items;
    },
    places,
    read: (keywords) => client.offers.list({ keywords, page: 0, size: 1 }, options),
    profileByUrlLabel: (label) => known(client.offerProfiles.get(label, options)),
    async options(name) {
      const { values }: ListCriterion = CRITERIA[name];
      if (values === 'entities') return entities();
      return values ? ofType(values) : [];
    },
  };
  return {
    lookups,
    searchOffers: (query) => client.offers.list(query, options),
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
      if (kind === 'place') return withAllFrance(keyword, await places(keyword));
      return (await client.referentials.offerKeyword({ keyword, size: SUGGESTIONS.size }, options)).items;
    },
  };
}
