/** Limits and default of the radius in kilometres (decisions.md#constants). */
export const RADIUS = { minimum: 5, maximum: 100, fallback: 30 };
export const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = 111.2;

export interface Point {
  lat: number;
  lon: number;
}

/** Returns the kilometres between two points (haversine). */
export function kilometresBetween(one: Point, other: Point): number {
  const height = radians(other.lat - one.lat);
  if (Math.abs(height) * EARTH_RADIUS_KM > RADIUS.maximum) return Infinity;
  const width = radians(other.lon - one.lon);
  const chord =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(width / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Degrees from a point to the sides of the box around the circle of a radius in kilometres. */
export function boxAround(latitude: number, radius: number): { height: number; width: number } {
  const height = radius / KM_PER_DEGREE;
  return { height, width: height / Math.max(0.01, Math.cos(radians(latitude))) };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
