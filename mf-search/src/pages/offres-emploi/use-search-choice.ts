import { useLocation, useNavigate, useNavigation } from '@careers/platform';
import { build, placeLabel, withPlace, withoutFilters, withoutPlace } from '../../url/index.ts';
import type { Items, Search } from '../../url/index.ts';
import { activeFilters, itemsWith } from './filters/active-filters.ts';
import { useDraftSearch } from './filters/use-draft-search.ts';
import type { ActiveFilter } from './filters/active-filters.ts';
import type { ResultsData } from './page.server.ts';

/**
 * The chosen search, from which links and choices derive even while older results are shown. `filters` are the active
 * ones as in the column, `chips` those that can be removed above the list.
 */
export function useSearchChoice({ search, items, facets, isPlaceRead }: ResultsData) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // A navigation away from the results does not make them busy.
  const isBusy = useNavigation().location?.pathname === pathname;
  const hrefOf = (other: Search) => build(other, itemsWith(items, facets, other.criteria));
  const { draft, chosen, choose } = useDraftSearch(search, (next) =>
    navigate(hrefOf(next), { preventScrollReset: true }),
  );
  const filters = activeFilters(chosen, facets);
  const chips = [...placeChips(chosen, items, isPlaceRead), ...filters];
  return { draft, chosen, choose, filters, chips, clearHref: hrefOf(withoutFilters(chosen)), hrefOf, isBusy };
}

/**
 * Returns chips of several places; of a single one only if recognised in the keywords, which its field does not show.
 */
function placeChips(search: Search, items: Items, isPlaceRead = false): ActiveFilter[] {
  const { criteria } = search;
  if (criteria.codePlace)
    return criteria.codePlace.map((code) => ({
      id: code,
      label: items.places?.find((place) => place.code === code)?.label ?? code,
      without: withoutPlace(search, code),
    }));
  const place = isPlaceRead && placeLabel(criteria, items);
  return place ? [{ id: 'place', label: place, without: withPlace(search, {}) }] : [];
}
