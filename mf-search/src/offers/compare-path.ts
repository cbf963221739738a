import { referenceOf } from '@careers/api-client';

export const MIN_COMPARED = 2;
export const MAX_COMPARED = 3;

/** The address of a comparison; the offers are columns in this order. */
export const comparePath = (references: readonly string[]) => `/favoris/comparer?offres=${references.join()}`;

/** Returns the references of such an address: without duplicates and malformed ones, three at most. */
export function readCompared({ searchParams }: Pick<URL, 'searchParams'>): readonly string[] {
  const named = (searchParams.get('offres') ?? '').split(',').filter((text) => referenceOf(text) === text);
  return [...new Set(named)].slice(0, MAX_COMPARED);
}
