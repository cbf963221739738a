import type { PersonalKey } from './personal-keys.ts';
import { personalValue } from './personal-value.ts';
import { usePersonalValue } from './use-personal-value.ts';

export interface Applied {
  id: string;
  /** ISO 8601. */
  appliedAt: string;
}

/** The same object each time, for React's snapshots. */
const NONE: readonly Applied[] = [];
const RETENTION_MONTHS = 13;

/**
 * Returns the stored list of applications, newest first; entries expire after 13 months
 * (decisions.md#storage-and-consent).
 */
function appliedList(key: PersonalKey, idField: 'reference' | 'codeEntity') {
  const stored = personalValue<readonly Applied[]>(
    key,
    NONE,
    (value) => (Array.isArray(value) ? value.flatMap((item) => recent(item, idField)) : NONE),
    (entries) => entries.map(({ id, appliedAt }) => ({ [idField]: id, appliedAt })),
  );
  return {
    ...stored,
    add: (id: string, appliedAt: string) =>
      stored.write([{ id, appliedAt }, ...stored.read().filter((entry) => entry.id !== id)]),
  };
}

function recent(value: unknown, idField: string): Applied[] {
  if (typeof value !== 'object' || value === null) return [];
  const { [idField]: id, appliedAt } = value as Partial<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof appliedAt !== 'string') return [];
  const limit = new Date();
  limit.setMonth(limit.getMonth() - RETENTION_MONTHS);
  return Date.parse(appliedAt) >= limit.getTime() ? [{ id, appliedAt }] : [];
}

const entities = appliedList('appliedEntities', 'codeEntity');

/** Returns when the visitor last applied to one of these entities (ISO 8601), or undefined. */
export function useAppliedEntities(codes: readonly string[]): string | undefined {
  return usePersonalValue(entities, NONE).find(({ id }) => codes.includes(id))?.appliedAt;
}

/** Remembers an application to these entities, with consent to personalisation. */
export function rememberEntityApplication(codes: readonly string[], appliedAt: string): void {
  for (const code of codes) entities.add(code, appliedAt);
}

const offers = appliedList('appliedOffers', 'reference');

/** Returns when the visitor applied to the offer from this browser (ISO 8601), or undefined. */
export function useAppliedOffer(reference: string): string | undefined {
  return usePersonalValue(offers, NONE).find(({ id }) => id === reference)?.appliedAt;
}

/** Returns the offers that the visitor applied to from this browser, newest first; none on the server. */
export function useAppliedOffers(): readonly Applied[] {
  return usePersonalValue(offers, NONE);
}

/** Forgets an application that was withdrawn: the visitor may apply again. */
export function forgetApplication(reference: string): void {
  offers.write(offers.read().filter(({ id }) => id !== reference));
}

/** Remembers an application, with consent to personalisation. */
export function rememberApplication(reference: string, appliedAt: string): void {
  offers.add(reference, appliedAt);
}
