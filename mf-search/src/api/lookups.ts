import {
  EntityNotFoundError,
  REFERENCE_PAGE_SIZE,
  REFERENTIAL_BY_URL_SIZE,
  fetchAll,
} from '@careers/api-client';
import type { ApiClient, CallOptions, JobDescription } from '@careers/api-client';
import { CRITERIA, PATH_LISTS } from '../url/index.ts';
import type { JobItem, ListCriterion, Lookups, OptionItem } from '../url/index.ts';

const PLACE_TYPES = ['TOWN', 'DEPARTMENT', 'REGION'];
const URL_TYPES = [...PATH_LISTS.map((name) => CRITERIA[name].values), ...PLACE_TYPES];
/** Suggestions under a field (decisions.md#layout-and-screens). */
export const SUGGESTIONS = { page: 0, size: 8 };

export const toJob = ({
  code,
  title,
  titleForUrl,
}: Pick<JobDescription, 'code' | 'title' | 'titleForUrl'>): JobItem => ({
  code,
  label: title,
  labelForUrl: titleForUrl,
});

/** A 404 is an answer, not a failure. */
const known = <Item>(item: Promise<Item>): Promise<Item | undefined> =>
  item.catch((error: unknown) => {
    if (error instanceof EntityNotFoundError) return undefined;
    throw error;
  });

export function createLookups(client: ApiClient, options: CallOptions): Lookups {
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

  return {
    async jobByUrlLabel(titleForUrl) {
      const { items } = await client.jobDescriptions.list(
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
    places: async (keyword) =>
      (await client.referentials.list({ type: PLACE_TYPES, keyword, ...SUGGESTIONS }, options)).items,
    read: (keywords) => client.offers.list({ keywords, page: 0, size: 1 }, options),
    profileByUrlLabel: (label) => known(client.offerProfiles.get(label, options)),
    async options(name) {
      const { values }: ListCriterion = CRITERIA[name];
      if (values === 'entities') return entities();
      return values ? ofType(values) : [];
    },
  };
}
