import { refused } from '../registry-error.ts';

/**
 * Returns the moment of a field of date and time, which is meant in Paris; undefined for an empty one.
 * @throws RegistryError for a text that is none.
 */
export function parisTime(field = ''): string | undefined {
  if (field === '') return undefined;
  const asIfUtc = new Date(`${field}Z`);
  if (Number.isNaN(asIfUtc.getTime())) throw refused('freeze-invalid', 'A freeze begins and ends at a time.');
  // Local time in Paris minus UTC is the offset.
  const shown = new Date(
    `${asIfUtc.toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).replace(' ', 'T')}Z`,
  );
  return new Date(2 * asIfUtc.getTime() - shown.getTime()).toISOString();
}
