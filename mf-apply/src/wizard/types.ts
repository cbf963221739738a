import type { ComponentType, ReactNode } from 'react';

/** Messages by field, nested for a field with several inputs, in final-form's format. */
export type Errors = Readonly<{ [field: string]: string | Errors | undefined }>;

/** A line of the summary. */
export interface SummaryEntry {
  term: string;
  value: string;
}

/** Complete description of a field. */
export interface Field<Value, Values, Subject> {
  /** Value in an empty form. */
  empty: Value;
  /** Names of its inputs, if several. */
  inputs?(subject: Subject): readonly string[];
  /** Returns its error; optional for a field that is always valid. */
  validate?(value: Value, subject: Subject): string | Errors | undefined;
  /** Parses a stored value of unknown shape; a field without it is not stored. */
  restore?(kept: unknown, subject: Subject): Value;
  summarise?(value: Value, subject: Subject, values: Values): readonly SummaryEntry[];
  /** Adds it to the submitted form. */
  send?(form: FormData, value: Value, subject: Subject): void;
  /** Name in the server's errors, if different. */
  apiName?: string;
  /** Message for a refusal without details, as after a form without JavaScript. */
  refusal?: string;
  /** Its input in a step. */
  Input?(props: { subject: Subject }): ReactNode;
  /** Its input in a form that the browser itself submits. */
  ServerInput?(props: { subject: Subject }): ReactNode;
}

export type Fields<Values, Subject> = {
  readonly [Name in keyof Values & string]: Field<Values[Name], Values, Subject>;
};

/** The values of fields by their names. */
export type ValuesOf<Described extends Readonly<Record<string, { empty: unknown }>>> = {
  -readonly [Name in keyof Described]: Described[Name]['empty'];
};

export interface Step<Values, Subject> {
  /** Id in the hash: `#candidature/{id}`. */
  id: string;
  /** Label in the progress, and in links to the step. */
  label: string;
  title: string;
  /** Validated together when the visitor continues. */
  fields: readonly (keyof Values & string)[];
  /** Rendered above the inputs of its fields, or instead of missing ones. */
  component?: ComponentType<StepProps<Values, Subject>>;
  isOptional?: boolean;
}

export interface StepProps<Values, Subject> {
  subject: Subject;
  description: Description<Values, Subject>;
}

/** A wizard as data: its subject, its fields, and its steps in order. */
export interface Description<Values, Subject> {
  /** First part of its steps' hash: `#{hash}/{step}`. */
  hash: string;
  subject: Subject;
  fields: Fields<Values, Subject>;
  steps: readonly [Step<Values, Subject>, ...Step<Values, Subject>[]];
}

/** Reads and writes the step in the URL. */
export interface StepLocation {
  /** Null when the URL names none. */
  askedStep: string | null;
  goTo(step: string, options?: { replace: boolean }): void;
  /** Goes back in the history, or to the previous step if the form started with this one. */
  goBack(previous: string): void;
}
