import { eitherOf, ofPlace } from '@careers/ui/french';
import {
  CRITERIA,
  LIMIT_NAMES,
  LIST_NAMES,
  RADIUS,
  placeLabel,
  recordOf,
  toggleCode,
  withoutCriterion,
} from '../../url/index.ts';
import type { Criteria, Item, Items, ListName, Search } from '../../url/index.ts';
import type { Facets } from './facets.ts';

/** A filter in force, and the search without it. */
export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  readonly without: Search;
}

const labelOf = (facets: Facets, name: ListName, code: string): string =>
  facets[name].find((option) => option.code === code)?.label ?? code;

/** The filters in force in the order of the filter column; what and where are not among them. */
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

/** The items of a search that chooses among the values on the page: they can lead to a clean path. */
export function itemsWith(items: Items, facets: Facets, criteria: Criteria): Items {
  const options = recordOf(LIST_NAMES, (name): readonly Item[] =>
    facets[name].filter(({ code }) => criteria[name]?.includes(code)),
  );
  return { ...items, options };
}

/** What the heading does not say: how far, and for whom. Empty when there is nothing to add. */
export function searchSentence(criteria: Criteria, items: Items, facets: Facets): string {
  const place = placeLabel(criteria, items);
  const hasRadius = criteria.codeTown !== undefined || criteria.latitude !== undefined;
  const around = criteria.latitude === undefined ? `autour ${ofPlace(place ?? '')}` : 'autour de vous';
  const entities = (criteria.codeEntity ?? []).map((code) => labelOf(facets, 'codeEntity', code));
  return [
    hasRadius && place ? `dans un rayon de ${criteria.radius ?? RADIUS.fallback}\u00A0km ${around}` : '',
    entities.length > 0 ? `chez ${eitherOf(entities)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
