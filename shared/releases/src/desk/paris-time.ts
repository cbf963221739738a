import { refused } from '../registry-error.ts';

/**
 * Parses a date and time field in Paris time; undefined for an empty one.
 * @throws RegistryError for an invalid one.
 */
export function parisTime(field = ''): string | undefined {
  if (field === '') return undefined;
  const asIfUtc = new Date(`${field}Z`);
  if (Number.isNaN(asIfUtc.getTime())) throw refused('freeze-invalid', 'A freeze begins and ends at a time.');
  // Offset of Paris time from UTC.
  const shown = new Date(
    `${asIfUtc.toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).replace(' ', 'T')}Z`,
  );
  return new Date(2 * asIfUtc.getTime() - shown.getTime()).toISOString();
}
