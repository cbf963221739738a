import type { AlertRow } from './due-alerts.ts';

/**
 * Returns the query of the results page for an alert, in the order of decisions.md#query-parameters; a search knows
 * one job only.
 */
export function searchQueryOf(alert: AlertRow): string {
  const { job_codes: jobs, latitude, longitude, radius } = alert;
  const pairs: (readonly [string, string | number | null | undefined])[] = [
    ['codeJobName', jobs.length === 1 ? jobs[0] : null],
    ['codeTown', alert.town_code],
    ['codeDepartment', alert.department_code],
    ['codeRegion', alert.region_code],
    ['codeContractType', alert.contract_codes.join(',')],
    ['codeOfferTime', alert.time_codes.join(',')],
    ['codeEntity', alert.entity_codes.join(',')],
    ...(alert.town_code === null
      ? ([
          ['latitude', latitude],
          ['longitude', longitude],
        ] as const)
      : []),
    ['radius', radius === 30 ? null : radius],
  ];
  const written = pairs.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return written.length > 0 ? `?${written.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
}
