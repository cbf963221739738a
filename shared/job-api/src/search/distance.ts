import { sql } from 'kysely';
import type { SqlBool } from 'kysely';

/** Limits and default of the radius in kilometres (decisions.md#constants). */
export const RADIUS = { minimum: 5, maximum: 100, fallback: 30 };
const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = 111.2;

export interface Point {
  lat: number;
  lon: number;
}

/** The circle that a search is limited to. */
export interface Circle extends Point {
  /** Kilometres. */
  radius: number;
}

/** Returns the kilometres between two points (haversine), `Infinity` beyond the largest radius. */
export function kilometresBetween(one: Point, other: Point): number {
  const height = radians(other.lat - one.lat);
  if (Math.abs(height) * EARTH_RADIUS_KM > RADIUS.maximum) return Infinity;
  const width = radians(other.lon - one.lon);
  const chord =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(width / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** SQL of the kilometres to the nearest of some points. */
export function distanceFromNearest(points: readonly Point[]) {
  const [only, ...others] = points.map(distanceFrom);
  return only && others.length === 0 ? only : sql<number>`least(${sql.join(points.map(distanceFrom))})`;
}

/** SQL of `kilometresBetween` a point and the location of an offer. */
function distanceFrom({ lat, lon }: Point) {
  return sql<number>`(2 * ${EARTH_RADIUS_KM} * asin(least(1, sqrt(
    power(sin(radians((location[1] - ${lat}) / 2)), 2)
    + cos(radians(${lat}::float8)) * cos(radians(location[1])) * power(sin(radians((location[0] - ${lon}) / 2)), 2)))))`;
}

/** Condition for an offer within a circle: the index finds its bounding box, the distance decides. */
export function isWithin(circle: Circle) {
  const { lat, lon, radius } = circle;
  const height = radius / KM_PER_DEGREE;
  const width = height / Math.max(0.01, Math.cos(radians(lat)));
  return sql<SqlBool>`location <@ box(point(${lon - width}, ${lat - height}), point(${lon + width}, ${lat + height}))
    and ${distanceFrom(circle)} <= ${radius}`;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
