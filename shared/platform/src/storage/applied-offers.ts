import { appliedList } from './applied-list.ts';
import { usePersonalValue } from './use-personal-value.ts';

const applied = appliedList('appliedOffers', 'reference');

/** Returns when the visitor applied to the offer from this browser (ISO 8601), or undefined. */
export function useAppliedOffer(reference: string): string | undefined {
  return usePersonalValue(applied, applied.none).find(({ id }) => id === reference)?.appliedAt;
}

/** Remembers an application, with consent to personalisation. */
export function rememberApplication(reference: string, appliedAt: string): void {
  applied.add(reference, appliedAt);
}
