import type { Catalogue } from '../catalogue/catalogue.ts';
import type { DescribedAlert } from './confirmation-mail.ts';

interface AlertRow {
  id: string;
  token: string;
  email: string;
  job_codes: string[];
  entity_codes: string[];
  contract_codes: string[];
  time_codes: string[];
  place_label: string | null;
}

/** Returns a stored alert with the names of what it looks for; what is no longer known is left out. */
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
  };
}
