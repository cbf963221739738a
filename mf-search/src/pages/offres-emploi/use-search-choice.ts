import { useLocation, useNavigate, useNavigation } from '@careers/platform';
import { build, placeLabel, withPlace, withoutFilters } from '../../url/index.ts';
import type { Search } from '../../url/index.ts';
import { activeFilters, itemsWith } from './filters/active-filters.ts';
import { useDraftSearch } from './filters/use-draft-search.ts';
import type { ResultsData } from './page.server.ts';

/**
 * The chosen search, from which links and choices derive even while older results are shown. `filters` are the active
 * ones as in the column, `chips` those that can be removed above the list.
 */
export function useSearchChoice({ search, items, facets, isPlaceRead }: ResultsData) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // A navigation that leaves the results does not change them.
  const isBusy = useNavigation().location?.pathname === pathname;
  const hrefOf = (other: Search) => build(other, itemsWith(items, facets, other.criteria));
  const { draft, chosen, choose } = useDraftSearch(search, (next) =>
    navigate(hrefOf(next), { preventScrollReset: true }),
  );
  const place = isPlaceRead && placeLabel(chosen.criteria, items);
  const filters = activeFilters(chosen, facets);
  const chips = place ? [{ id: 'place', label: place, without: withPlace(chosen, {}) }, ...filters] : filters;
  return { draft, chosen, choose, filters, chips, clearHref: hrefOf(withoutFilters(chosen)), hrefOf, isBusy };
}
