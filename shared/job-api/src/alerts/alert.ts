/** Place of an alert; all null for everywhere. */
export interface AlertPlace {
  townCode: string | null;
  departmentCode: string | null;
  regionCode: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Kilometres around the point. */
  radius: number | null;
  /** Label in mails: "Nantes (44), 30 km autour". */
  label: string | null;
}

/** Criteria of an alert. */
export interface AlertCriteria {
  jobCodes: readonly string[];
  entityCodes: readonly string[];
  contractCodes: readonly string[];
  timeCodes: readonly string[];
  /** All of them. */
  mentionCodes: readonly string[];
  /** Euros a month before tax; null for any pay. */
  minimumSalary: number | null;
  place: AlertPlace;
}

export interface ValidAlert extends AlertCriteria {
  email: string;
}

/**
 * Months after the last contact with the subscriber at which an alert ends
 * (specification.md#9-business-constants-and-limits).
 */
export const RETENTION_MONTHS = 13;

/** Days in which the link of the first mail must be followed. */
export const CONFIRMATION_DAYS = 7;

/** Returns the criteria as one text: equal criteria give equal texts, in whatever order they were chosen. */
export function criteriaKey(criteria: AlertCriteria): string {
  const { jobCodes, entityCodes, contractCodes, timeCodes, mentionCodes, minimumSalary, place } = criteria;
  const { townCode, departmentCode, regionCode, latitude, longitude, radius } = place;
  const lists = [jobCodes, entityCodes, contractCodes, timeCodes].map((codes) => codes.toSorted());
  const key = [...lists, townCode, departmentCode, regionCode, latitude, longitude, radius];
  // Added only if chosen: keys of alerts stored without them stay valid.
  const hasConditions = mentionCodes.length > 0 || minimumSalary !== null;
  return JSON.stringify(hasConditions ? [...key, mentionCodes.toSorted(), minimumSalary] : key);
}
