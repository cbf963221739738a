import type { Hit } from './hit.ts';

/**
 * Hits from south to north; those without a location come last. Where they are stands beside them: what is near a place is
 * found without a look at each of thousands of offers.
 */
export class HitsBySouth {
  readonly all: readonly Hit[];
  /** Infinite for a hit without a location. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;

  constructor(hits: readonly Hit[]) {
    // Of two infinite ones the difference is no number.
    this.all = hits.toSorted((left, right) => latitudeOf(left) - latitudeOf(right) || 0);
    this.latitudes = Float64Array.from(this.all, latitudeOf);
    this.longitudes = Float64Array.from(this.all, ({ offer }) => offer.location?.lon ?? Infinity);
  }

  get length(): number {
    return this.all.length;
  }
}

function latitudeOf({ offer }: Hit): number {
  return offer.location?.lat ?? Infinity;
}
