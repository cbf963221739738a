/** Constants of the owner's rules (decisions.md#constants): sizes in items per page, distances in kilometres. */
export const OFFERS_PAGE_SIZE = 10;
export const DEFAULT_PAGE = 0;
export const REFERENCE_PAGE_SIZE = 100;
export const JOBS_PAGE_SIZE = 1000;
export const REFERENTIAL_BY_URL_SIZE = 1;
export const RADIUS = { minimum: 5, maximum: 100, step: 5, fallback: 30 } as const;
export const MAX_JOBS = 3;
/** Maximum number of places in a search or an alert. */
export const MAX_PLACES = 3;
/** Separates the names of several places: "Nantes ou Rennes", "Nantes, Rennes". */
export const BETWEEN_PLACES = /\s*[,;/+&]\s*|\s+(?:ou|et)\s+/iu;
export const MAX_ENTITIES = 3;
export const MIN_ALERT_JOBS = 1;
/** Maximum of a salary criterion, in euros a month. */
export const MAX_SALARY = 1_000_000;
export const UPLOAD_MAX_BYTES = 2_097_152;
export const ERROR_CAROUSEL_SIZE = 6;
export const CAROUSEL_SIZE = 10;
export const GEO_RADIUS = 30;
