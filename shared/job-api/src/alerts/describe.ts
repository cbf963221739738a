import type { Catalogue } from '../catalogue/catalogue.ts';
import { MENTIONS } from '../schemas/facets.ts';
import type { DescribedAlert } from './confirmation-mail.ts';
import type { AlertRow } from './due-alerts.ts';

/** Returns a stored alert with labels; unknown codes are left out. */
export function describeAlert(row: AlertRow, catalogue: Catalogue): DescribedAlert {
  return {
    id: row.id,
    token: row.token,
    email: row.email,
    jobs: row.job_codes.flatMap((code) => catalogue.job(code)?.body.title ?? []),
    entities: row.entity_codes.flatMap((code) => catalogue.entity(code)?.label ?? []),
    filters: [...row.contract_codes, ...row.time_codes].flatMap(
      (code) => catalogue.referential(code)?.label ?? [],
    ),
    place: row.place_label,
    conditions: [
      ...MENTIONS.filter(({ code }) => row.mention_codes.includes(code)).map(({ label }) => label),
      ...(row.minimum_salary === null ? [] : [salaryLabel(row.minimum_salary)]),
    ],
  };
}

/** 1 euro stands for any stated pay, as in the search. */
function salaryLabel(euros: number): string {
  if (euros === 1) return 'Salaire indiqué';
  return `Au moins ${euros.toLocaleString('fr-FR').replaceAll('\u202f', '\u00a0')}\u00a0€ brut par mois`;
}
