/** Limits and default of the radius in kilometres (decisions.md#constants). */
export const RADIUS = { minimum: 5, maximum: 100, fallback: 30 };
export const EARTH_RADIUS_KM = 6371;
export const KM_PER_DEGREE = 111.2;

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

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
