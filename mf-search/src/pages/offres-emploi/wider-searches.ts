import { PLACE_NAMES, RADIUS, hasCentre, withPlace, withRadius, withSubject } from '../../url/index.ts';
import type { Items, Search } from '../../url/index.ts';
import type { ActiveFilter } from './active-filters.ts';

/** A less restrictive search, and its label. */
export interface WiderSearch {
  readonly label: string;
  readonly search: Search;
}

/** In kilometres; each costs one more search (decisions.md#extensions). */
const WIDER_RADII = [20, 50, RADIUS.maximum];
/** A URL may name any number of filters. */
const MAX_FILTERS = 6;

/** Searches with one restriction less: a filter, place, keywords. */
export function lessRestricted(
  search: Search,
  items: Items,
  filters: readonly ActiveFilter[],
): WiderSearch[] {
  return [...withoutFilter(filters), ...elsewhere(search, items)];
}

/** Searches in wider circles, the narrowest first; none where no centre is searched around. */
export function farther(search: Search): WiderSearch[] {
  const { criteria } = search;
  if (!hasCentre(criteria)) return [];
  return WIDER_RADII.filter((radius) => radius > (criteria.radius ?? RADIUS.fallback)).map((radius) => ({
    label: `Élargir à ${radius}\u00A0km`,
    search: withRadius(search, radius),
  }));
}

function withoutFilter(filters: readonly ActiveFilter[]): WiderSearch[] {
  return filters
    .filter(({ id }) => id !== 'radius')
    .slice(0, MAX_FILTERS)
    .map(({ label, without }) => ({ label: `Retirer le filtre ${label}`, search: without }));
}

function elsewhere(search: Search, items: Items): WiderSearch[] {
  const { criteria } = search;
  if (!PLACE_NAMES.some((name) => criteria[name] !== undefined)) return [];
  const everywhere = withPlace(search, {});
  const subject = items.keywords?.label ?? items.job?.label;
  if (!subject) return [{ label: 'Chercher partout en France', search: everywhere }];
  return [
    { label: `Voir «\u00A0${subject}\u00A0» partout en France`, search: everywhere },
    { label: 'Voir tous les métiers à cet endroit', search: withSubject(search, {}) },
  ];
}
