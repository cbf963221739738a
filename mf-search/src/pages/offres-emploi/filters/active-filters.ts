import {
  CRITERIA,
  LIMIT_NAMES,
  LIST_NAMES,
  recordOf,
  toggleCode,
  withoutCriterion,
} from '../../../url/index.ts';
import type { Criteria, Item, Items, ListName, Search } from '../../../url/index.ts';
import type { Facets } from './facets.ts';

/** An active filter, and the search without it. */
export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  readonly without: Search;
}

const labelOf = (facets: Facets, name: ListName, code: string): string =>
  facets[name].find((option) => option.code === code)?.label ?? code;

/** Active filters in the order of the filter column. */
export function activeFilters(search: Search, facets: Facets): ActiveFilter[] {
  const { criteria } = search;
  const lists = LIST_NAMES.flatMap((name) =>
    (criteria[name] ?? []).map((code) => ({
      id: code,
      label: labelOf(facets, name, code),
      without: toggleCode(search, name, code),
    })),
  );
  const limits = LIMIT_NAMES.flatMap((name) => {
    const value = criteria[name];
    if (value === undefined) return [];
    return [{ id: name, label: CRITERIA[name].chip(value), without: withoutCriterion(search, name) }];
  });
  const radius = criteria.radius
    ? [{ id: 'radius', label: `${criteria.radius} km`, without: withoutCriterion(search, 'radius') }]
    : [];
  const shop = criteria.codeShop
    ? [{ id: 'shop', label: 'Ce magasin', without: withoutCriterion(search, 'codeShop') }]
    : [];
  return [...radius, ...lists, ...limits, ...shop];
}

/** Adds the facets' items to those of a search, so that a clean path can be built from them. */
export function itemsWith(items: Items, facets: Facets, criteria: Criteria): Items {
  const options = recordOf(LIST_NAMES, (name): readonly Item[] =>
    facets[name].filter(({ code }) => criteria[name]?.includes(code)),
  );
  return { ...items, options };
}
