import type { ApiAccess } from '@careers/contract';
import type { JobItem, Lookups, OffersQuery, OptionItem, ReferentialItem } from '../url/index.ts';
import type { ApiJob, ApiOffers } from './api-types.ts';
import { createReader } from './reader.ts';
import type { Reader } from './reader.ts';

const PLACE_TYPES = 'TOWN,DEPARTMENT,REGION';
const URL_TYPES = `CONTRACT_TYPE,DURATION,${PLACE_TYPES}`;
const FIRST = { page: 0, size: 1 };
/** Suggestions under a field (decisions §2b). */
const SUGGESTIONS = { page: 0, size: 8 };
/** Values of a filter, all on one page (decisions §9, REFERENCE_PAGE_SIZE). */
const ALL = { page: 0, size: 100 };

/** The job API as the search area needs it. */
export interface SearchApi {
  readonly lookups: Lookups;
  searchOffers(query: OffersQuery): Promise<ApiOffers>;
  /** What a typed text may mean: a job, a family or a profile; or a place. */
  suggest(kind: 'subject' | 'place', keyword: string): Promise<readonly ReferentialItem[]>;
}

const toJob = ({ code, title, titleForUrl }: ApiJob): JobItem => ({
  code,
  label: title,
  labelForUrl: titleForUrl,
});

function createLookups(reader: Reader): Lookups {
  const referentials = (query: object) => reader.list<ReferentialItem>('/referentials/', query);
  const ofType = (type: string): Promise<readonly OptionItem[]> =>
    referentials({ type, ...ALL, sort: 'numOrder,asc' });
  return {
    async jobByUrlLabel(titleForUrl) {
      const [job] = await reader.list<ApiJob>('/jobdescriptions/forSEO', {
        titleForUrl,
        hasParent: true,
        ...FIRST,
      });
      return job && toJob(job);
    },
    async jobByCode(code) {
      const job = await reader.one<ApiJob>(`/jobdescriptions/${encodeURIComponent(code)}`);
      return job && toJob(job);
    },
    async referentialByUrlLabel(labelForUrl) {
      const [item] = await referentials({ labelForUrl, type: URL_TYPES, ...FIRST, sort: 'type,asc' });
      return item;
    },
    referentialByCode: (code) => reader.one<ReferentialItem>(`/referentials/${encodeURIComponent(code)}`),
    departments: (keyword) => referentials({ type: 'DEPARTMENT', keyword, ...ALL }),
    places: (keyword) => referentials({ type: PLACE_TYPES, keyword, ...SUGGESTIONS }),
    profileByUrlLabel: (label) =>
      reader.one<{ label: string }>(`/offerprofiles/${encodeURIComponent(label)}`),
    contractTypes: () => ofType('CONTRACT_TYPE'),
    offerTimes: () => ofType('DURATION'),
    entities: () => reader.list<OptionItem>('/entity/', { ...ALL, sort: 'label,asc' }),
  };
}

/** Returns the job API for one page or one typed text; all of it ends with the signal. */
export function createSearchApi(access: ApiAccess, signal: AbortSignal): SearchApi {
  const reader = createReader(access, signal);
  const lookups = createLookups(reader);
  return {
    lookups,
    searchOffers: (query) => reader.get<ApiOffers>('/offers/', query),
    suggest: (kind, keyword) =>
      kind === 'place'
        ? lookups.places(keyword)
        : reader.list<ReferentialItem>('/referentials/offerKeyword', { keyword, ...SUGGESTIONS }),
  };
}
