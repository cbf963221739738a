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

/** A place, and what the field of the place says for it. */
export interface KeptPlace extends KeptCriteria {
  name: string;
}

/** What else a search asked for than jobs and entities; null for nothing. */
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
  /** Keywords that name no job, for choosing one by hand. */
  words: string;
  searched: SearchCriteria;
  /** Criteria that an alert cannot keep, and why, as sentences. */
  notKept: readonly string[];
  /** The sector that was searched as a whole; null for another search. */
  sector: { label: string; jobs: number } | null;
}

/** A field of the alert: rule, draft, summary, what is sent, and both of its inputs. */
export type AlertField<Value> = Field<Value, unknown, AlertData>;
