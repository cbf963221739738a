export interface Choice {
  code: string;
  label: string;
}

/** Fields of a search that an alert keeps, and how people read them. */
export interface KeptCriteria {
  fields: Readonly<Record<string, string>>;
  label: string;
}

export interface AlertData {
  jobs: readonly Choice[];
  entities: readonly Choice[];
  /** What the search before had. */
  chosenJobs: readonly string[];
  chosenEntities: readonly string[];
  /** Its words, where they name no job: one is to be chosen by hand. */
  words: string;
  place: KeptCriteria | null;
  filters: KeptCriteria | null;
  /** What offers are to say of working hours and pay. */
  conditions: KeptCriteria | null;
  /** What of the search no alert can watch, and why, as sentences. */
  notKept: readonly string[];
  /** The sector that was searched as a whole, with the number of its jobs; null for another search. */
  sector: { label: string; jobs: number } | null;
}
