import { PLACE_NAMES, RADIUS, hasCentre, withPlace, withRadius, withSubject } from '../url/index.ts';
import type { Search } from '../url/index.ts';
import type { ActiveFilter } from './filters/active-filters.ts';

/** A search that asks for less, and the words that offer it. */
export interface WiderSearch {
  readonly label: string;
  readonly search: Search;
}

/** What a visitor who found nothing may drop, one thing at a time: distance, a filter, the place, the words. */
export function widerSearches(search: Search, filters: readonly ActiveFilter[]): WiderSearch[] {
  const { criteria } = search;
  const hasPlace = PLACE_NAMES.some((name) => criteria[name] !== undefined);
  const wider: WiderSearch[] = filters
    .filter(({ id }) => id !== 'radius')
    .map(({ label, without }) => ({ label: `Retirer le filtre ${label}`, search: without }));
  if (hasCentre(criteria) && criteria.radius !== RADIUS.maximum) {
    wider.unshift({
      label: `Élargir à ${RADIUS.maximum}\u00A0km`,
      search: withRadius(search, RADIUS.maximum),
    });
  }
  if (hasPlace) wider.push({ label: 'Chercher partout en France', search: withPlace(search, {}) });
  if (hasPlace && (criteria.keywords ?? criteria.codeJobName)) {
    wider.push({ label: 'Voir tous les métiers à cet endroit', search: withSubject(search, {}) });
  }
  return wider;
}
