import { MAX_PLACES } from '@careers/api-client/form-rules';
import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import { coveredBy } from '../catalogue/houses.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { FACETS } from '../schemas/facets.ts';
import type { Facet } from '../schemas/facets.ts';
import type { OffersQueryValues } from '../schemas/queries.ts';
import { codes } from '../http/lists.ts';
import { LIMITS, PLACE_FILTERS, SUBJECT_FILTERS } from '../schemas/search-parameters.ts';
import type { Limit } from '../schemas/search-parameters.ts';
import { RADIUS, isWithin } from './distance.ts';
import type { Circle } from './distance.ts';
import { selectionOf } from './facets.ts';
import type { Match, TsQuery } from './tsquery.ts';

export type Condition = Expression<SqlBool>;

/** A place, by the column of `offer` with its code. */
interface PlaceCode {
  column: (typeof PLACE_FILTERS)[number]['column'];
  code: string;
}

/** The area of a search: around a centre, or a place. */
export type SearchArea = Circle | PlaceCode;

/** A search, ready for the database. */
export interface SearchCriteria {
  query: OffersQueryValues;
  /** Areas, of which offers match one; empty for everywhere. */
  areas: readonly SearchArea[];
  text: TsQuery | null;
  match: Match;
  /** Words as a `tsquery` that offers must not match. */
  excluded?: string | undefined;
  /** Restricts the search to these offers. */
  references?: readonly string[];
}

/** Returns the areas of a query: its places, else its position. */
export function areasOf(query: OffersQueryValues, catalogue: Catalogue): SearchArea[] {
  const { latitude, longitude } = query;
  const radius = Math.min(RADIUS.maximum, Math.max(RADIUS.minimum, query.radius ?? RADIUS.fallback));
  const places = placesOf(query, catalogue);
  if (places.length === 0 && latitude !== undefined && longitude !== undefined)
    return [{ lat: latitude, lon: longitude, radius }];
  return places.map((place) => {
    const centre =
      place.column === 'town_code' ? catalogue.referential(place.code)?.referentialItemLocation : undefined;
    return centre ? { ...centre, radius } : place;
  });
}

/** Returns the places of a query: several, or the first one that has its own parameter. */
export function placesOf(query: OffersQueryValues, catalogue: Catalogue): PlaceCode[] {
  const several = codes(query.codePlace).slice(0, MAX_PLACES);
  if (several.length > 0)
    return several.map((code) => {
      const type = catalogue.referential(code)?.type;
      const { column } = PLACE_FILTERS.find((filter) => filter.type === type) ?? PLACE_FILTERS[0];
      return { column, code };
    });
  const { parameter, column } = PLACE_FILTERS.find((filter) => query[filter.parameter]) ?? PLACE_FILTERS[0];
  const code = query[parameter];
  return code ? [{ column, code }] : [];
}

/** Returns the circles among areas, from whose centres distances are measured. */
export function circlesOf(areas: readonly SearchArea[]): Circle[] {
  return areas.filter((area) => 'radius' in area);
}

/** Returns all conditions of a search. */
export function conditionsOf(criteria: SearchCriteria): Condition[] {
  const { query } = criteria;
  return [...baseConditions(criteria), ...facetConditions(query), ...limitConditions(query)];
}

/** Returns the conditions of words, subject and place, which apply to all counts. */
export function baseConditions(criteria: SearchCriteria): Condition[] {
  const { query, areas, text, match, excluded, references } = criteria;
  const subjects = new Map<string, Condition>();
  for (const { parameter, column } of SUBJECT_FILTERS) {
    const code = query[parameter];
    if (code && !subjects.has(column)) subjects.set(column, equals(column, code));
  }
  return [
    ...(text?.match ? [sql<SqlBool>`doc @@ ${text.match[match]}::tsquery`] : []),
    ...(excluded ? [sql<SqlBool>`not doc @@ ${excluded}::tsquery`] : []),
    ...(references ? [sql<SqlBool>`reference = any(${[...references]})`] : []),
    ...subjects.values(),
    ...(areas.length > 0 ? [anyOf(areas.map(isIn))] : []),
  ];
}

/** Returns the conditions of the chosen limits, except the one whose steps are counted. */
export function limitConditions(query: OffersQueryValues, ignored?: Limit): Condition[] {
  return LIMITS.flatMap((limit) => {
    const value = query[limit.parameter];
    return value === undefined || limit === ignored ? [] : [limit.condition(value)];
  });
}

/** Returns the conditions of the chosen facets. */
export function facetConditions(query: OffersQueryValues): Condition[] {
  return FACETS.flatMap((facet) => {
    const chosen = selectionOf(facet, query);
    return chosen.length > 0 ? [hasValue(facet, chosen)] : [];
  });
}

function isIn(area: SearchArea): Condition {
  return 'radius' in area ? isWithin(area) : equals(area.column, area.code);
}

function anyOf(conditions: readonly Condition[]): Condition {
  return sql<SqlBool>`(${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` or `,
  )})`;
}

/** Joins conditions by `and`. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;
}

function hasValue({ column, match }: Facet, chosen: readonly string[]): Condition {
  const values = match === 'all' ? chosen : chosen.flatMap(coveredBy);
  const [value = '', ...others] = values;
  // `=` is ten times faster than `any`.
  if (match === 'any' && others.length === 0) return equals(column, value);
  const array = sql`array[${sql.join(values)}]::text[]`;
  return match === 'all'
    ? sql<SqlBool>`${sql.ref(column)} @> ${array}`
    : sql<SqlBool>`${sql.ref(column)} = any(${array})`;
}

function equals(column: string, code: string): Condition {
  return sql<SqlBool>`${sql.ref(column)} = ${code}`;
}
