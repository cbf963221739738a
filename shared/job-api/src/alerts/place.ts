import { RADIUS } from '../search/distance.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { AlertPlace } from './alert.ts';

const EVERYWHERE: AlertPlace = {
  townCode: null,
  departmentCode: null,
  regionCode: null,
  latitude: null,
  longitude: null,
  radius: null,
  label: null,
};

/**
 * Returns the place of an alert's fields: a town before a department, a region and a position
 * (decisions.md#query-parameters). Null for a code that is no place.
 */
export function placeOf(text: (field: string) => string, catalogue: Catalogue): AlertPlace | null {
  const radius = radiusOf(text('radius'));
  const find = (field: string, type: string) => {
    const item = catalogue.referential(text(field));
    return item?.type === type ? item : null;
  };
  if (text('codeTown')) {
    const town = find('codeTown', 'TOWN');
    if (!town) return null;
    const location = town.referentialItemLocation;
    if (!location) return { ...EVERYWHERE, townCode: town.code, label: town.label };
    return {
      ...EVERYWHERE,
      townCode: town.code,
      latitude: location.lat,
      longitude: location.lon,
      radius,
      label: `${town.label}, ${radius}\u00a0km autour`,
    };
  }
  if (text('codeDepartment')) {
    const department = find('codeDepartment', 'DEPARTMENT');
    return department && { ...EVERYWHERE, departmentCode: department.code, label: department.label };
  }
  if (text('codeRegion')) {
    const region = find('codeRegion', 'REGION');
    return region && { ...EVERYWHERE, regionCode: region.code, label: region.label };
  }
  const [latitude, longitude] = [coordinate(text('latitude'), 90), coordinate(text('longitude'), 180)];
  if (latitude === null || longitude === null) return EVERYWHERE;
  return {
    ...EVERYWHERE,
    latitude,
    longitude,
    radius,
    label: `${radius}\u00a0km autour de votre position`,
  };
}

function radiusOf(text: string): number {
  const radius = Number.parseFloat(text);
  return Number.isFinite(radius)
    ? Math.min(RADIUS.maximum, Math.max(RADIUS.minimum, Math.round(radius)))
    : RADIUS.fallback;
}

/** About a hundred metres: enough to look for work, too coarse for a door (decisions.md#states-and-flows). */
function coordinate(text: string, limit: number): number | null {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) && Math.abs(value) <= limit ? Math.round(value * 1000) / 1000 : null;
}
