import { RADIUS, kilometresBetween } from '../search/distance.ts';
import type { Point } from '../search/distance.ts';

/** Offers of a town. */
export interface TownOffers {
  offers: number;
  location: Point;
}

/** Cell size in degrees: anywhere in France, the default radius stays within the neighbouring cells. */
const CELL = { lat: 0.3, lon: 0.5 };

/** Returns a function that counts the offers within the default radius around a place, by a grid of cells. */
export function surroundings(towns: readonly TownOffers[]): (centre: Point) => number {
  const cells = Map.groupBy(towns, ({ location }) => cellOf(location, 0, 0));
  return (centre) => {
    let count = 0;
    for (const north of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) {
        for (const { offers, location } of cells.get(cellOf(centre, north, east)) ?? []) {
          if (kilometresBetween(centre, location) <= RADIUS.fallback) count += offers;
        }
      }
    }
    return count;
  };
}

function cellOf({ lat, lon }: Point, north: number, east: number): string {
  return `${Math.floor(lat / CELL.lat) + north} ${Math.floor(lon / CELL.lon) + east}`;
}
