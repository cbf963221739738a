import type { Catalogue } from '../catalogue/catalogue.ts';
import type { OffersQueryValues } from '../schemas/queries.ts';
import { RADIUS } from './distance.ts';
import type { Match, TsQuery } from './tsquery.ts';

/** What the database is asked for: parameters, the point that distances count from, and words. */
export interface SearchCriteria {
  query: OffersQueryValues;
  centre: Centre | null;
  text: TsQuery | null;
  match: Match;
}

export interface Centre {
  latitude: number;
  longitude: number;
  radius: number;
}

/** Returns the code of the job that is asked for. */
export function jobOf({ codeJob, codeJobName }: OffersQueryValues): string | undefined {
  return codeJob ?? codeJobName;
}

/** Returns the point that distances count from: the town's or the position, null without a known one. */
export function centreOf(query: OffersQueryValues, catalogue: Catalogue): Centre | null {
  const radius = Math.min(RADIUS.maximum, Math.max(RADIUS.minimum, query.radius ?? RADIUS.fallback));
  if (query.codeTown) {
    const location = catalogue.referential(query.codeTown)?.referentialItemLocation;
    return location ? { latitude: location.lat, longitude: location.lon, radius } : null;
  }
  if (query.codeDepartment || query.codeRegion) return null;
  if (query.latitude === undefined || query.longitude === undefined) return null;
  return { latitude: query.latitude, longitude: query.longitude, radius };
}
