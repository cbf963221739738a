import { ApiError, BusinessError } from '@careers/api-client';
import type { DepartmentCount } from '@careers/api-client';
import { data } from '@careers/platform';
import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { createSearchApi } from '../../api/job-api.ts';
import type { SearchApi } from '../../api/job-api.ts';
import {
  lookUpItems,
  mapTitle,
  normalise,
  parse,
  RESULTS_PATH,
  withPlace,
  QUERY_PARAMETERS,
} from '../../url/index.ts';
import type { Items, Search } from '../../url/index.ts';
import { mapHeading } from '../offres-emploi/heading/results-heading.ts';
import { explain, findInterpreted, offersQuery } from '../offres-emploi/interpretation/find-interpreted.ts';

export const searchParams = QUERY_PARAMETERS;

export interface MapData {
  /** Includes the place, for the link back to the list. */
  readonly search: Search;
  readonly items: Items;
  readonly heading: string;
  /** Counts by department number; absent if the job API is down. */
  readonly departments?: readonly DepartmentCount[];
}

/** The search that the keywords mean; only keywords can mean another search. */
async function interpretedBy(asked: Search, api: SearchApi): Promise<Pick<MapData, 'search' | 'items'>> {
  if (!asked.criteria.keywords)
    return { search: asked, items: await lookUpItems(asked.criteria, api.lookups) };
  const { interpreted = asked, items } = await findInterpreted(asked, api);
  return { search: interpreted, items };
}

/**
 * Loads the map of a search. Without an answer of the job API the page still links back to the list.
 * @throws 400 when the job API rejects the search.
 */
export async function loader({ url: { pathname, search: query }, api: access, signal }: PageRequest) {
  const api = createSearchApi(access, signal);
  const asked = normalise(parse(pathname + query));
  try {
    const { search, items } = await interpretedBy(asked, api);
    const departments = await api.countByDepartment(offersQuery(withPlace(search, {}), items.keywords));
    return data<MapData>({ search, items, heading: mapHeading(search.criteria, items), departments });
  } catch (error) {
    // Aborted by another navigation.
    if (signal.aborted) throw error;
    if (error instanceof BusinessError || !(error instanceof ApiError)) throw explain(error);
    const items = await lookUpItems(asked.criteria, api.lookups);
    const heading = mapHeading(asked.criteria, items);
    return data<MapData>({ search: asked, items, heading }, { status: 503 });
  }
}

/** Another view of an indexed list: followed, not indexed. */
export function head({ data }: HeadInput<MapData | undefined>): Head {
  return {
    title: data ? mapTitle(data.search.criteria, data.items) : 'Carte des offres d’emploi',
    description: 'Le nombre d’offres d’emploi dans chaque département, en carte et en liste.',
    pageName: 'Carte Offres',
    robots: 'noindex,follow',
    canonical: RESULTS_PATH,
  };
}
