import { claims } from '@careers/contract';

/** Tells whether a pattern of paths claims all that another claims: `/offres/*` covers `/offres` and `/offres/lyon/*`. */
export function covers(outer: string, inner: string): boolean {
  return claims(outer, baseOf(inner)) && (outer.endsWith('/*') || !inner.endsWith('/*'));
}

/** Tells whether some path is claimed by both patterns. */
export function overlaps(one: string, other: string): boolean {
  return claims(one, baseOf(other)) || claims(other, baseOf(one));
}

function baseOf(pattern: string): string {
  return pattern.replace(/\/\*$/, '');
}
