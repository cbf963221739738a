import { useNavigate, useNavigation } from '@careers/platform';
import { build, placeLabel, withPlace, withoutFilters } from '../../url/index.ts';
import type { Search } from '../../url/index.ts';
import { activeFilters, itemsWith } from './active-filters.ts';
import type { ActiveFilter } from './active-filters.ts';
import { useDraftSearch } from './filters/use-draft-search.ts';
import type { ResultsData } from './loader.ts';

/** The search as it was chosen last, and the ways on from it. */
export interface SearchChoice {
  readonly chosen: Search;
  choose(next: Search): void;
  /** Those in force, as the column has them; `chips` are those that can be removed above the list. */
  readonly filters: readonly ActiveFilter[];
  readonly chips: readonly ActiveFilter[];
  /** The search without any of them. */
  readonly clearHref: string;
  hrefOf(search: Search): string;
  /** Whether another answer is awaited. */
  readonly isBusy: boolean;
}

/**
 * What is clicked while an answer is on the way goes on from what was chosen, not from what is still shown.
 */
export function useSearchChoice({ search, items, facets, isPlaceRead }: ResultsData): SearchChoice {
  const navigate = useNavigate();
  const isBusy = useNavigation().state !== 'idle';
  const hrefOf = (other: Search) => build(other, itemsWith(items, facets, other.criteria));
  const { chosen, choose } = useDraftSearch(
    search,
    (next) => void navigate(hrefOf(next), { preventScrollReset: true }),
  );
  const place = isPlaceRead && placeLabel(chosen.criteria, items);
  const filters = activeFilters(chosen, facets);
  const chips = place ? [{ id: 'place', label: place, without: withPlace(chosen, {}) }, ...filters] : filters;
  return { chosen, choose, filters, chips, clearHref: hrefOf(withoutFilters(chosen)), hrefOf, isBusy };
}
