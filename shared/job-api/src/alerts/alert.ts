import type { Selectable } from 'kysely';
import type { Tables } from '../database/schema.ts';

export type AlertRow = Selectable<Tables['alert']>;

/**
 * Place of an alert, or the codes of several; none for everywhere. The label is used in mails: "Nantes (44), 30 km
 * autour".
 */
export type AlertPlace = Pick<
  AlertRow,
  | 'town_code'
  | 'department_code'
  | 'region_code'
  | 'place_codes'
  | 'latitude'
  | 'longitude'
  | 'radius'
  | 'place_label'
>;

/** Criteria of an alert: an offer matches one code of each list, but all mentions. */
export type AlertCriteria = AlertPlace &
  Pick<
    AlertRow,
    'job_codes' | 'entity_codes' | 'contract_codes' | 'time_codes' | 'mention_codes' | 'minimum_salary'
  >;

export type Frequency = AlertRow['frequency'];

export type ValidAlert = AlertCriteria & Pick<AlertRow, 'email' | 'frequency'>;

/**
 * Months after the last contact with the subscriber at which an alert ends
 * (specification.md#9-business-constants-and-limits).
 */
export const RETENTION_MONTHS = 13;

/** Days for confirming an alert by the link in its first mail. */
export const CONFIRMATION_DAYS = 7;

/** Returns the criteria as a canonical text, independent of the order in which they were chosen. */
export function criteriaKey(alert: AlertCriteria): string {
  const { town_code, department_code, region_code, latitude, longitude, radius } = alert;
  const lists = [alert.job_codes, alert.entity_codes, alert.contract_codes, alert.time_codes];
  const place = [town_code, department_code, region_code, latitude, longitude, radius];
  // Added only if set, so that keys of alerts stored without them stay valid.
  const hasConditions = alert.mention_codes.length > 0 || alert.minimum_salary !== null;
  const conditions = hasConditions ? [alert.mention_codes.toSorted(), alert.minimum_salary] : [];
  const places = alert.place_codes.length > 0 ? [{ places: alert.place_codes.toSorted() }] : [];
  return JSON.stringify([...lists.map((codes) => codes.toSorted()), ...place, ...conditions, ...places]);
}
