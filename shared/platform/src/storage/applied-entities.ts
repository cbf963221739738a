import { appliedList } from './applied-list.ts';
import { usePersonalValue } from './use-personal-value.ts';

const applied = appliedList('appliedEntities', 'codeEntity');

/** Returns when the visitor last applied to one of these entities (ISO 8601), or undefined. */
export function useAppliedEntities(codes: readonly string[]): string | undefined {
  return usePersonalValue(applied, applied.none).find(({ id }) => codes.includes(id))?.appliedAt;
}

/** Remembers an application to these entities, with consent to personalisation. */
export function rememberEntityApplication(codes: readonly string[], appliedAt: string): void {
  for (const code of codes) applied.add(code, appliedAt);
}
