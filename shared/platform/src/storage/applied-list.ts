import type { PersonalKey } from './personal-keys.ts';
import { personalValue } from './personal-value.ts';
import type { PersonalValue } from './personal-value.ts';
import { usePersonalValue } from './use-personal-value.ts';

interface Applied {
  id: string;
  /** ISO 8601. */
  appliedAt: string;
}

interface AppliedList extends PersonalValue<readonly Applied[]> {
  none: readonly Applied[];
  add(id: string, appliedAt: string): void;
}

const RETENTION_MONTHS = 13;

/**
 * Returns the stored list of applications, newest first; entries expire after 13 months
 * (decisions.md#storage-and-consent).
 */
function appliedList(key: PersonalKey, idField: 'reference' | 'codeEntity'): AppliedList {
  const none: readonly Applied[] = [];
  const stored = personalValue<readonly Applied[]>(
    key,
    none,
    (value) => (Array.isArray(value) ? value.flatMap((item) => recent(item, idField)) : none),
    (entries) => entries.map(({ id, appliedAt }) => ({ [idField]: id, appliedAt })),
  );
  return {
    ...stored,
    none,
    add: (id, appliedAt) =>
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
  return usePersonalValue(entities, entities.none).find(({ id }) => codes.includes(id))?.appliedAt;
}

/** Remembers an application to these entities, with consent to personalisation. */
export function rememberEntityApplication(codes: readonly string[], appliedAt: string): void {
  for (const code of codes) entities.add(code, appliedAt);
}

const offers = appliedList('appliedOffers', 'reference');

/** Returns when the visitor applied to the offer from this browser (ISO 8601), or undefined. */
export function useAppliedOffer(reference: string): string | undefined {
  return usePersonalValue(offers, offers.none).find(({ id }) => id === reference)?.appliedAt;
}

/** Remembers an application, with consent to personalisation. */
export function rememberApplication(reference: string, appliedAt: string): void {
  offers.add(reference, appliedAt);
}
