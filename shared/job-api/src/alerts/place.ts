import { AROUND_POSITION, BETWEEN_PLACES, MAX_PLACES } from '@careers/api-client/form-rules';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueReferential } from '../catalogue/items.ts';
import { PLACE_TYPES } from '../catalogue/names-of-places.ts';
import { codes } from '../http/lists.ts';
import { PLACE_FILTERS } from '../schemas/search-parameters.ts';
import { RADIUS } from '../search/distance.ts';
import { readPlace } from '../search/reading/find-place.ts';
import type { SearchContext } from '../search/search-offers.ts';
import type { AlertPlace } from './alert.ts';

export type PlaceContext = Pick<SearchContext, 'catalogue' | 'words'>;

/** No restriction to a place. */
export const EVERYWHERE: AlertPlace = {
  town_code: null,
  department_code: null,
  region_code: null,
  place_codes: [],
  latitude: null,
  longitude: null,
  radius: null,
  place_label: null,
};

/** Matches all of France, including the site's own names: "Toute la France", "Partout en France". */
const ANYWHERE = /^((toute la|partout en)? ?france( entière)?|partout)?$/i;

/**
 * Returns the place of an alert's fields: several places before a town, a department, a region and a position
 * (decisions.md#query-parameters). A typed name that differs from the codes' overrides them. Null for an unknown place.
 */
export function placeOf(fields: ReadonlyMap<string, string>, context: PlaceContext): AlertPlace | null {
  const text = (field: string) => (fields.get(field) ?? '').trim();
  const coded = codedPlace(text, context.catalogue);
  if (!fields.has('place') || (coded && nameOf(coded, context.catalogue) === text('place'))) return coded;
  if (ANYWHERE.test(text('place'))) return EVERYWHERE;
  const names = placeNamed(text('place'), context) ? [text('place')] : text('place').split(BETWEEN_PLACES);
  const items = names.map((name) => placeNamed(name.trim(), context));
  return items.every((item) => item !== undefined) ? placeAmong(items, radiusOf(text('radius'))) : null;
}

/** Returns the place of a typed text: by label, else as interpreted by a search, else by name. */
function placeNamed(text: string, { catalogue, words }: PlaceContext): CatalogueReferential | undefined {
  const found = catalogue.suggest(text, PLACE_TYPES);
  const read = () => readPlace(text, { words, places: catalogue.placeNames }, false)?.place;
  return (
    found.find(({ item }) => item.label === text)?.item ??
    read() ??
    found.find(({ isWhole }) => isWhole)?.item
  );
}

/** Returns the text of the place field; empty for everywhere. */
function nameOf(place: AlertPlace, catalogue: Catalogue): string {
  const { town_code, department_code, region_code, place_codes, latitude } = place;
  const known = [town_code, department_code, region_code, ...place_codes].filter((code) => code !== null);
  if (known.length === 0) return latitude === null ? '' : AROUND_POSITION;
  return labelsOf(known.flatMap((code) => catalogue.referential(code) ?? []));
}

const labelsOf = (items: readonly CatalogueReferential[]) => items.map(({ label }) => label).join(' ou ');

function codedPlace(text: (field: string) => string, catalogue: Catalogue): AlertPlace | null {
  const radius = radiusOf(text('radius'));
  const several = codes(text('codePlace'));
  if (several.length > 0) {
    const items = several.map((code) => catalogue.referential(code));
    return items.every((item) => item !== undefined) ? placeAmong(items, radius) : null;
  }
  const filter = PLACE_FILTERS.find(({ parameter }) => text(parameter));
  if (filter) {
    const item = catalogue.referential(text(filter.parameter));
    return item?.type === filter.type ? placeAmong([item], radius) : null;
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

/** Returns a place of several towns, departments and regions; null for other items, or too many. */
function placeAmong(items: readonly CatalogueReferential[], radius: number): AlertPlace | null {
  const [first, ...others] = new Map(items.map((item) => [item.code, item])).values();
  const filter = PLACE_FILTERS.find(({ type }) => type === first?.type);
  const isPlace = ({ type }: CatalogueReferential) => PLACE_FILTERS.some((known) => known.type === type);
  if (!first || !filter || !others.every(isPlace) || others.length >= MAX_PLACES) return null;
  const all = [first, ...others];
  const hasTown = all.some(({ type }) => type === 'TOWN');
  const place_label = hasTown ? `${labelsOf(all)}, ${radius}\u00a0km autour` : labelsOf(all);
  if (others.length > 0)
    return {
      ...EVERYWHERE,
      place_codes: all.map(({ code }) => code),
      radius: hasTown ? radius : null,
      place_label,
    };
  const place = { ...EVERYWHERE, [filter.column]: first.code };
  const centre = hasTown ? first.referentialItemLocation : null;
  if (!centre) return { ...place, place_label: first.label };
  return { ...place, latitude: centre.lat, longitude: centre.lon, radius, place_label };
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
