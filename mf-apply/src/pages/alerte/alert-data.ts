import type { AlertFrequency } from '@careers/api-client';
import type { Field } from '../../wizard/types.ts';

export interface Choice {
  code: string;
  label: string;
}

/** Fields of a search that an alert keeps, and their label. */
export interface KeptCriteria {
  fields: Readonly<Record<string, string>>;
  label: string;
}

/** A place, with the text of the place field. */
export interface KeptPlace extends KeptCriteria {
  name: string;
}

/** Criteria of a search besides jobs and entities; null for none. */
export interface SearchCriteria {
  place: KeptPlace | null;
  /** Contract and working time. */
  filters: KeptCriteria | null;
  /** Working hours and pay. */
  conditions: KeptCriteria | null;
}

export interface AlertData {
  jobs: readonly Choice[];
  entities: readonly Choice[];
  /** Preselected by the search. */
  chosenJobs: readonly string[];
  chosenEntities: readonly string[];
  frequency: AlertFrequency;
  /** Keywords without a job, to filter the list of jobs. */
  words: string;
  searched: SearchCriteria;
  /** Sentences about criteria that an alert cannot keep, with the reason. */
  notKept: readonly string[];
  /** Sector of a search for a whole sector; null otherwise. */
  sector: { label: string; jobs: number } | null;
}

/** A field of the alert: rule, draft, summary, submission, and both inputs. */
export type AlertField<Value> = Field<Value, unknown, AlertData>;
