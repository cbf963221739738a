/** Where the offers of an alert are; all null for everywhere. */
export interface AlertPlace {
  townCode: string | null;
  departmentCode: string | null;
  regionCode: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Kilometres around the point. */
  radius: number | null;
  /** As mails name it: "Nantes (44), 30 km autour". */
  label: string | null;
}

/** What an alert looks for. */
export interface AlertCriteria {
  jobCodes: readonly string[];
  entityCodes: readonly string[];
  contractCodes: readonly string[];
  timeCodes: readonly string[];
  place: AlertPlace;
}

export interface ValidAlert extends AlertCriteria {
  email: string;
}

/**
 * Months after the last contact with the person at which an alert ends
 * (specification.md#9-business-constants-and-limits).
 */
export const RETENTION_MONTHS = 13;

/** Days in which the link of the first mail must be followed. */
export const CONFIRMATION_DAYS = 7;

/** Returns the criteria as one text: equal criteria give equal texts, in whatever order they were chosen. */
export function criteriaKey({
  jobCodes,
  entityCodes,
  contractCodes,
  timeCodes,
  place,
}: AlertCriteria): string {
  const { townCode, departmentCode, regionCode, latitude, longitude, radius } = place;
  const lists = [jobCodes, entityCodes, contractCodes, timeCodes].map((codes) => codes.toSorted());
  return JSON.stringify([...lists, townCode, departmentCode, regionCode, latitude, longitude, radius]);
}
