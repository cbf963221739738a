import { claims } from '@careers/contract';

/** Returns true if a path pattern claims every path of another: `/offres/*` covers `/offres` and `/offres/lyon/*`. */
export function covers(outer: string, inner: string): boolean {
  return claims(outer, baseOf(inner)) && (outer.endsWith('/*') || !inner.endsWith('/*'));
}

/** Returns true if some path is claimed by both patterns. */
export function overlaps(one: string, other: string): boolean {
  return claims(one, baseOf(other)) || claims(other, baseOf(one));
}

function baseOf(pattern: string): string {
  return pattern.replace(/\/\*$/, '');
}
