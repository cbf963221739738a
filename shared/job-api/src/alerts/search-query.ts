import type { AlertCriteria } from './alert.ts';

/**
 * Returns criteria as parameters of a search, in the order of decisions.md#query-parameters; criteria that are not set
 * are left out.
 */
export function criteriaParameters(alert: AlertCriteria): Record<string, string> {
  const isPosition = alert.town_code === null;
  const pairs: (readonly [string, string | number | null])[] = [
    ['codeJobName', alert.job_codes.join(',')],
    ['codePlace', alert.place_codes.join(',')],
    ['codeTown', alert.town_code],
    ['codeDepartment', alert.department_code],
    ['codeRegion', alert.region_code],
    ['codeContractType', alert.contract_codes.join(',')],
    ['codeOfferTime', alert.time_codes.join(',')],
    ['codeEntity', alert.entity_codes.join(',')],
    ['codeMention', alert.mention_codes.join(',')],
    ['minimumSalary', alert.minimum_salary],
    ['latitude', isPosition ? alert.latitude : null],
    ['longitude', isPosition ? alert.longitude : null],
    ['radius', alert.radius === 30 ? null : alert.radius],
  ];
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])),
  );
}

/** Returns criteria as the query of a page. */
export function alertQueryOf(alert: AlertCriteria): string {
  const written = Object.entries(criteriaParameters(alert)).map(([name, value]) => `${name}=${value}`);
  return written.length > 0 ? `?${written.join('&')}` : '';
}
