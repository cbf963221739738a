import { BusinessError } from '@careers/api-client';
import type { DepartmentCount } from '@careers/api-client';
import { data } from '@careers/platform';
import type { PageRequest } from '@careers/platform';
import { createSearchApi } from '../../api/job-api.ts';
import type { SearchApi } from '../../api/job-api.ts';
import { lookUpItems, normalise, parse, withPlace } from '../../url/index.ts';
import type { Items, Search } from '../../url/index.ts';
import { explain } from '../offres-emploi/explain.ts';
import { offersQuery, readSearch } from '../offres-emploi/read-search.ts';

/** What the map of a search shows. */
export interface MapData {
  /** With its place, which the map leaves out: the way back to the list leads there. */
  readonly search: Search;
  readonly items: Items;
  /** Those with offers, by number; absent where the job API cannot count them. */
  readonly departments?: readonly DepartmentCount[];
}

/** The search that is meant: only words can mean more than they are. */
async function meantBy(asked: Search, api: SearchApi): Promise<Pick<MapData, 'search' | 'items'>> {
  if (!asked.criteria.keywords)
    return { search: asked, items: await lookUpItems(asked.criteria, api.lookups) };
  const { meant = asked, items } = await readSearch(asked, api);
  return { search: meant, items };
}

/**
 * Loads the map of a search from its address. Without an answer of the job API the page still leads back to the list.
 * @throws 400 when the job API refuses the search.
 */
export async function loader({ url: { pathname, search: query }, api: access, signal }: PageRequest) {
  const api = createSearchApi(access, signal);
  const asked = normalise(parse(pathname + query));
  try {
    const { search, items } = await meantBy(asked, api);
    const departments = await api.countByDepartment(offersQuery(withPlace(search, {}), items));
    return data<MapData>({ search, items, departments });
  } catch (error) {
    // Another navigation has taken over: what is left of this one does not matter.
    if (signal.aborted) throw error;
    if (error instanceof BusinessError) throw explain(error);
    const items = await lookUpItems(asked.criteria, api.lookups);
    return data<MapData>({ search: asked, items }, { status: 503 });
  }
}
