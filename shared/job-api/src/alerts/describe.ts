import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Fact } from '../mail/mail.ts';
import { MENTIONS } from '../schemas/facets.ts';
import type { AlertRow, Frequency } from './alert.ts';

export const FREQUENCIES: Readonly<Record<Frequency, string>> = {
  DAILY: 'Une fois par jour au plus',
  WEEKLY: 'Une fois par semaine au plus',
};

export const EVERYWHERE = 'Partout en France';

/** Returns the titles of an alert's jobs, comma-joined; unknown codes are left out. */
export function jobTitles({ job_codes }: AlertRow, catalogue: Catalogue): string {
  return job_codes.flatMap((code) => catalogue.job(code)?.body.title ?? []).join(', ');
}

/** Returns the criteria of an alert with labels, in the order of its form; unknown codes are left out. */
export function criteriaRows(alert: AlertRow, catalogue: Catalogue): Fact[] {
  const entities = alert.entity_codes.flatMap((code) => catalogue.entity(code)?.label ?? []);
  const filters = [...alert.contract_codes, ...alert.time_codes].flatMap(
    (code) => catalogue.referential(code)?.label ?? [],
  );
  const conditions = [
    ...MENTIONS.filter(({ code }) => alert.mention_codes.includes(code)).map(({ label }) => label),
    ...(alert.minimum_salary === null ? [] : [salaryLabel(alert.minimum_salary)]),
  ];
  const rows: Fact[] = [
    [alert.job_codes.length > 1 ? 'Métiers' : 'Métier', jobTitles(alert, catalogue)],
    ['Entités', entities.join(', ')],
    ['Lieu', alert.place_label ?? EVERYWHERE],
    ['Contrat et temps de travail', filters.join(', ')],
    ['Conditions', conditions.join(', ')],
    ['Fréquence', FREQUENCIES[alert.frequency]],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** 1 euro means any stated pay, as in the search. */
function salaryLabel(euros: number): string {
  if (euros === 1) return 'Salaire indiqué';
  return `Au moins ${euros.toLocaleString('fr-FR').replaceAll('\u202f', '\u00a0')}\u00a0€ brut par mois`;
}
