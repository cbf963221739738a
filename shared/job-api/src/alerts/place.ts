import { AROUND_POSITION } from '@careers/api-client/form-rules';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueReferential } from '../catalogue/items.ts';
import { PLACE_TYPES } from '../catalogue/names-of-places.ts';
import { PLACE_FILTERS } from '../schemas/search-parameters.ts';
import { RADIUS } from '../search/distance.ts';
import { readPlace } from '../search/reading/find-place.ts';
import type { SearchContext } from '../search/search-offers.ts';
import type { AlertPlace } from './alert.ts';

export type PlaceContext = Pick<SearchContext, 'catalogue' | 'words'>;

/** No place at all. */
export const EVERYWHERE: AlertPlace = {
  town_code: null,
  department_code: null,
  region_code: null,
  latitude: null,
  longitude: null,
  radius: null,
  place_label: null,
};

/** Also what the site calls it: "Toute la France", "Partout en France". */
const ANYWHERE = /^((toute la|partout en)? ?france( entière)?|partout)?$/i;

/**
 * Returns the place of an alert's fields: a town before a department, a region and a position
 * (decisions.md#query-parameters). A typed name that is not that of the codes takes their place. Null for what is no place.
 */
export function placeOf(fields: ReadonlyMap<string, string>, context: PlaceContext): AlertPlace | null {
  const text = (field: string) => (fields.get(field) ?? '').trim();
  const coded = codedPlace(text, context.catalogue);
  if (!fields.has('place') || (coded && nameOf(coded, context.catalogue) === text('place'))) return coded;
  if (ANYWHERE.test(text('place'))) return EVERYWHERE;
  const item = placeNamed(text('place'), context);
  const filter = PLACE_FILTERS.find(({ type }) => type === item?.type);
  if (!item || !filter) return null;
  return codedPlace(
    (field) => ({ [filter.parameter]: item.code, radius: text('radius') })[field] ?? '',
    context.catalogue,
  );
}

/** The place that a typed text names: what has this label, else as a search reads it, else what is called so. */
function placeNamed(text: string, { catalogue, words }: PlaceContext): CatalogueReferential | undefined {
  const found = catalogue.suggest(text, PLACE_TYPES);
  const read = () => readPlace(text, { words, places: catalogue.placeNames }, false)?.place;
  return (
    found.find(({ item }) => item.label === text)?.item ??
    read() ??
    found.find(({ isWhole }) => isWhole)?.item
  );
}

/** Returns what the field of the place shows; empty for everywhere. */
function nameOf({ town_code, department_code, region_code, latitude }: AlertPlace, catalogue: Catalogue) {
  const code = town_code ?? department_code ?? region_code;
  if (code === null) return latitude === null ? '' : AROUND_POSITION;
  return catalogue.referential(code)?.label ?? '';
}

function codedPlace(text: (field: string) => string, catalogue: Catalogue): AlertPlace | null {
  const radius = radiusOf(text('radius'));
  const filter = PLACE_FILTERS.find(({ parameter }) => text(parameter));
  if (filter) {
    const item = catalogue.referential(text(filter.parameter));
    if (item?.type !== filter.type) return null;
    const place = { ...EVERYWHERE, [filter.column]: item.code, place_label: item.label };
    const centre = filter.type === 'TOWN' ? item.referentialItemLocation : null;
    if (!centre) return place;
    const around = { latitude: centre.lat, longitude: centre.lon, radius };
    return { ...place, ...around, place_label: `${item.label}, ${radius}\u00a0km autour` };
  }
  const [latitude, longitude] = [coordinate(text('latitude'), 90), coordinate(text('longitude'), 180)];
  if (latitude === null || longitude === null) return EVERYWHERE;
  return {
    ...EVERYWHERE,
    latitude,
    longitude,
    radius,
    place_label: `${radius}\u00a0km autour de votre position`,
  };
}

function radiusOf(text: string): number {
  const radius = Number.parseFloat(text);
  return Number.isFinite(radius)
    ? Math.min(RADIUS.maximum, Math.max(RADIUS.minimum, Math.round(radius)))
    : RADIUS.fallback;
}

/** Rounds to about a hundred metres, for privacy (decisions.md#states-and-flows). */
function coordinate(text: string, limit: number): number | null {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) && Math.abs(value) <= limit ? Math.round(value * 1000) / 1000 : null;
}
