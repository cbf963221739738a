import type { AlertCriteria } from './alert.ts';
import type { AlertRow } from './due-alerts.ts';

/** Criteria as parameters: those of a search, and the fields of an alert's form. */
export type CriteriaParameters = Readonly<Partial<Record<string, string>>>;

/** Returns the criteria of a stored alert. */
export function criteriaOf(row: AlertRow): AlertCriteria {
  return {
    jobCodes: row.job_codes,
    entityCodes: row.entity_codes,
    contractCodes: row.contract_codes,
    timeCodes: row.time_codes,
    mentionCodes: row.mention_codes,
    minimumSalary: row.minimum_salary,
    place: {
      townCode: row.town_code,
      departmentCode: row.department_code,
      regionCode: row.region_code,
      latitude: row.latitude,
      longitude: row.longitude,
      radius: row.radius,
      label: row.place_label,
    },
  };
}

/** Returns criteria as parameters, in the order of decisions.md#query-parameters; criteria that are not set are left out. */
export function criteriaParameters(criteria: AlertCriteria): CriteriaParameters {
  const { jobCodes, entityCodes, contractCodes, timeCodes, mentionCodes, minimumSalary, place } = criteria;
  const { townCode, departmentCode, regionCode, latitude, longitude, radius } = place;
  const isPosition = townCode === null;
  const pairs: (readonly [string, string | number | null])[] = [
    ['codeJobName', jobCodes.join(',')],
    ['codeTown', townCode],
    ['codeDepartment', departmentCode],
    ['codeRegion', regionCode],
    ['codeContractType', contractCodes.join(',')],
    ['codeOfferTime', timeCodes.join(',')],
    ['codeEntity', entityCodes.join(',')],
    ['codeMention', mentionCodes.join(',')],
    ['minimumSalary', minimumSalary],
    ['latitude', isPosition ? latitude : null],
    ['longitude', isPosition ? longitude : null],
    ['radius', radius === 30 ? null : radius],
  ];
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])),
  );
}

/** Returns all criteria of an alert as the query of its pages. */
export function alertQueryOf(criteria: AlertCriteria): string {
  return queryOf(criteriaParameters(criteria));
}

/** Returns the query of the results page for an alert; a search knows one job only. */
export function searchQueryOf(alert: AlertRow): string {
  const criteria = criteriaOf(alert);
  return queryOf(criteriaParameters(alert.job_codes.length === 1 ? criteria : { ...criteria, jobCodes: [] }));
}

function queryOf(parameters: CriteriaParameters): string {
  const written = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return written.length > 0 ? `?${written.join('&')}` : '';
}
