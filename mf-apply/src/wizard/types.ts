import type { ComponentType } from 'react';

/** Messages by field, as final-form takes them: nested for a field that has several inputs. */
export type Errors = Readonly<{ [field: string]: string | Errors | undefined }>;

/** A line of what will be sent, as the visitor reads it. */
export interface SummaryEntry {
  term: string;
  value: string;
}

/** All that a wizard knows of one field, besides how it looks. */
export interface Field<Value, Values, Subject> {
  /** Its value in a form that nobody has begun. */
  empty: Value;
  /** Names of its inputs, for a field that has several. */
  inputs?(subject: Subject): readonly string[];
  /** Returns what is wrong with it; without this rule nothing ever is. */
  validate?(value: Value, subject: Subject): string | Errors | undefined;
  /** Reads what this tab has kept of it, of unknown shape; without this nothing of it is kept. */
  restore?(kept: unknown, subject: Subject): Value;
  /** Its lines in the summary. */
  summarise?(values: Values, subject: Subject): readonly SummaryEntry[];
  /** Writes it into the form that is sent. */
  send?(form: FormData, value: Value, subject: Subject): void;
  /** Its name in the server's answers, where that is another one. */
  apiName?: string;
}

export type Fields<Values, Subject> = {
  readonly [Name in keyof Values & string]: Field<Values[Name], Values, Subject>;
};

export interface Step<Values, Subject> {
  /** In the address: `#candidature/{id}`. */
  id: string;
  /** In the progress, and in the links that lead back to it. */
  label: string;
  title: string;
  /** Checked together when the visitor goes on. */
  fields: readonly (keyof Values & string)[];
  component: ComponentType<StepProps<Values, Subject>>;
  /** Whether one may go on without it. */
  isOptional?: boolean;
}

/** What the component of a step is given. */
export interface StepProps<Values, Subject> {
  subject: Subject;
  description: Description<Values, Subject>;
}

/** A wizard as data: what it is for, its fields, and its steps in their order. */
export interface Description<Values, Subject> {
  subject: Subject;
  fields: Fields<Values, Subject>;
  steps: readonly [Step<Values, Subject>, ...Step<Values, Subject>[]];
}

/** How a wizard reads and writes the step in the address. */
export interface StepAddress {
  /** Null where the address names none. */
  askedStep: string | null;
  goTo(step: string, options?: { replace: boolean }): void;
  goBack(): void;
}
