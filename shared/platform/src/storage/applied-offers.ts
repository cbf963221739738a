import { personalValue, usePersonalValue } from './personal-value.ts';

interface AppliedOffer {
  reference: string;
  /** ISO 8601. */
  appliedAt: string;
}

const RETENTION_MONTHS = 13;
const NONE: readonly AppliedOffer[] = [];

const applied = personalValue<readonly AppliedOffer[]>('appliedOffers', NONE, (stored) =>
  Array.isArray(stored) ? stored.filter(isRecent) : NONE,
);

/** Returns when the visitor applied to the offer from this browser (ISO 8601), or undefined. */
export function useAppliedOffer(reference: string): string | undefined {
  return usePersonalValue(applied, NONE).find((offer) => offer.reference === reference)?.appliedAt;
}

/** Keeps that the visitor has applied, where personalisation is allowed. */
export function rememberApplication(reference: string, appliedAt: string): void {
  applied.write([
    { reference, appliedAt },
    ...applied.read().filter((offer) => offer.reference !== reference),
  ]);
}

function isRecent(value: unknown): value is AppliedOffer {
  if (typeof value !== 'object' || value === null || !('reference' in value) || !('appliedAt' in value))
    return false;
  if (typeof value.reference !== 'string' || typeof value.appliedAt !== 'string') return false;
  const limit = new Date();
  limit.setMonth(limit.getMonth() - RETENTION_MONTHS);
  return Date.parse(value.appliedAt) >= limit.getTime();
}
