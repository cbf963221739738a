import { eitherOf, formatInteger } from '@careers/ui/french';
import { PATH_LISTS, PLACE_NAMES, SUBJECT_NAMES, omit } from './criteria.ts';
import type { Criteria } from './criteria.ts';
import type { Item, Items } from './types.ts';

export const AROUND_ME = 'Autour de moi';

export const ALL_FRANCE = 'Toute la France';

/** The place, "Nantes (44) ou Rennes (35)", or the position. */
export function placeLabel(criteria: Criteria, { place, places }: Items): string | undefined {
  if (criteria.latitude !== undefined) return AROUND_ME;
  return places ? eitherOf(places.map(({ label }) => label)) : place?.label;
}

const joined = (items: readonly Item[] = []): string => items.map(({ label }) => label).join(', ');

/**
 * `Offres d’emploi - Boucher - Nantes (44) - CDI, CDD - Temps plein`, with the parts that apply and no prepositions.
 * `page` counts from 0 and is shown from the second on; omitted for the heading.
 */
export function resultsTitle(criteria: Criteria, items: Items, page = 0): string {
  return titled('Offres d’emploi', criteria, items, page);
}

/** Returns the title of the map, which covers all pages and places. */
export function mapTitle(criteria: Criteria, { place: _place, places: _places, ...items }: Items): string {
  return titled('Carte des offres d’emploi', omit(criteria, PLACE_NAMES), items, 0);
}

function titled(subject: string, criteria: Criteria, items: Items, page: number): string {
  const parts = [
    subject,
    items.keywords?.label ?? items.job?.label,
    placeLabel(criteria, items),
    ...PATH_LISTS.map((name) => joined(items.options[name])),
    page > 0 ? `Page ${page + 1}` : '',
  ];
  return parts.filter(Boolean).join(' - ');
}

export const countLabel = (count: number): string =>
  count === 1 ? '1 offre d’emploi' : `${formatInteger(count)} offres d’emploi`;

/** The page's name for audience measurement (specification.md#2-screens-and-routes). */
export const trackingName = (criteria: Criteria): string =>
  [...SUBJECT_NAMES, ...PLACE_NAMES].some((name) => criteria[name] !== undefined)
    ? 'Resultats Recherche'
    : 'Page Offres';
