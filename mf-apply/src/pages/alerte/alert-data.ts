export interface Choice {
  code: string;
  label: string;
}

/** Fields of a search that an alert keeps, and their label. */
export interface KeptCriteria {
  fields: Readonly<Record<string, string>>;
  label: string;
}

export interface AlertData {
  jobs: readonly Choice[];
  entities: readonly Choice[];
  /** Preselected by the search. */
  chosenJobs: readonly string[];
  chosenEntities: readonly string[];
  /** Keywords that name no job, for choosing one by hand. */
  words: string;
  place: KeptCriteria | null;
  filters: KeptCriteria | null;
  /** Working hours and pay. */
  conditions: KeptCriteria | null;
  /** Criteria that an alert cannot keep, and why, as sentences. */
  notKept: readonly string[];
  /** The sector that was searched as a whole; null for another search. */
  sector: { label: string; jobs: number } | null;
}
