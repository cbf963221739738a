import { RADIUS, kilometresBetween } from '../search/distance.ts';
import type { Point } from '../search/distance.ts';

/** Offers of a town. */
export interface TownOffers {
  code: string;
  offers: number;
  location: Point | null;
}

interface Centre {
  code: string;
  referentialItemLocation: Point | null;
}

/** Degrees of a cell: anywhere in France the default radius reaches no farther than the next cell. */
const CELL = { lat: 0.3, lon: 0.5 };

/** Counts offers within the default radius around towns, in a grid of cells. */
export class Surroundings {
  readonly total: number;
  readonly #towns: ReadonlyMap<string, TownOffers>;
  readonly #cells = new Map<string, (TownOffers & { location: Point })[]>();
  readonly #counts = new Map<string, number>();
  readonly #any = new Map<string, boolean>();

  constructor(towns: readonly TownOffers[]) {
    this.#towns = new Map(towns.map((town) => [town.code, town]));
    this.total = towns.reduce((total, { offers }) => total + offers, 0);
    for (const { location, ...town } of towns) {
      if (!location) continue;
      const cell = cellOf(location, 0, 0);
      this.#cells.set(cell, [...(this.#cells.get(cell) ?? []), { ...town, location }]);
    }
  }

  /** Returns the offers around a town; those of the town itself without a known position. */
  count({ code, referentialItemLocation: centre }: Centre): number {
    if (!centre) return this.#towns.get(code)?.offers ?? 0;
    const known = this.#counts.get(code);
    if (known !== undefined) return known;
    let count = 0;
    for (const { offers } of this.#around(centre)) count += offers;
    this.#counts.set(code, count);
    return count;
  }

  /** Returns true when there are any; faster than counting. */
  hasAny(town: Centre): boolean {
    const { code, referentialItemLocation: centre } = town;
    if (!centre) return this.count(town) > 0;
    const known = this.#any.get(code) ?? !this.#around(centre).next().done;
    this.#any.set(code, known);
    return known;
  }

  *#around(centre: Point): Generator<TownOffers, void> {
    for (const north of [0, -1, 1]) {
      for (const east of [0, -1, 1]) {
        for (const town of this.#cells.get(cellOf(centre, north, east)) ?? []) {
          if (kilometresBetween(centre, town.location) <= RADIUS.fallback) yield town;
        }
      }
    }
  }
}

function cellOf({ lat, lon }: Point, north: number, east: number): string {
  return `${Math.floor(lat / CELL.lat) + north} ${Math.floor(lon / CELL.lon) + east}`;
}
